import type { Line, World } from './socket';
import type { ClientMessage, ServerMessage } from './wire';

/** A line for tests: it keeps what is sent, and says what it is told to. */
export class FakeLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  closed = false;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  breaks(): void {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'));
  }

  says(...messages: ServerMessage[]): void {
    for (const message of messages) {
      const event = new MessageEvent('message', { data: JSON.stringify(message) });
      this.onmessage?.call(this as unknown as WebSocket, event);
    }
  }
}

/** A world for tests: time passes when told to, every line is kept, luck is always one half. */
export class FakeWorld implements World {
  readonly lines: FakeLine[] = [];
  /** Whether the page is looked at. */
  looks = true;
  private readonly timers = new Map<number, { atMillis: number; call: () => void }>();
  private millis = 0;
  private count = 0;

  connect(): Line {
    const line = new FakeLine();
    this.lines.push(line);
    return line;
  }

  later(call: () => void, millis: number): () => void {
    const id = ++this.count;
    this.timers.set(id, { atMillis: this.millis + millis, call });
    return () => this.timers.delete(id);
  }

  readonly now = (): number => this.millis;

  readonly seen = (): boolean => this.looks;

  readonly random = (): number => 0.5;

  passes(millis: number): void {
    const endMillis = this.millis + millis;
    for (;;) {
      const due = [...this.timers].sort(([, a], [, b]) => a.atMillis - b.atMillis)[0];
      if (!due || due[1].atMillis > endMillis) break;
      this.timers.delete(due[0]);
      this.millis = due[1].atMillis;
      due[1].call();
    }
    this.millis = endMillis;
  }

  get line(): FakeLine {
    return this.lines.at(-1) as FakeLine;
  }
}
