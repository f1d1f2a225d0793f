import type { Command, ServerMessage } from './wire';

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never;
/** A command before it has an id. */
export type Order = WithoutId<Command>;

/** What answers a command that was done. */
export type Answer = Extract<ServerMessage, { type: 'applied' | 'lines' | 'link' }>;

/** The server, or the lack of one, says no; the code and its arguments name the reason. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  readonly args: Record<string, unknown>;

  constructor(code: string, args: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

interface Open {
  command: Command;
  answered(answer: Answer): void;
  refused(reason: Refused): void;
}

/**
 * The commands that wait for their answer. Ids have a random part, so that those of two windows
 * never meet; a command sent again after a reconnect is answered and not done again.
 */
export class Commands {
  private readonly open = new Map<string, Open>();
  private readonly prefix: string;
  private count = 0;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** Gives the order an id. The promise fails only with `Refused`. */
  take(order: Order): { command: Command; answer: Promise<Answer> } {
    this.count += 1;
    const command = { ...order, id: `${this.prefix}-${this.count}` } as Command;
    const answer = new Promise<Answer>((answered, refused) => {
      this.open.set(command.id, { command, answered, refused });
    });
    return { command, answer };
  }

  /** Those that wait, oldest first. */
  waiting(): Command[] {
    return [...this.open.values()].map((open) => open.command);
  }

  /** Answers to commands that nobody waits for any more are dropped: they were sent twice. */
  settle(message: Answer | Extract<ServerMessage, { type: 'refused' }>): void {
    const open = this.open.get(message.id);
    this.open.delete(message.id);
    if (message.type === 'refused') open?.refused(new Refused(message.code, message.args));
    else open?.answered(message);
  }

  /** Nothing more will be answered. */
  refuseAll(code: string): void {
    for (const open of this.open.values()) open.refused(new Refused(code));
    this.open.clear();
  }
}
