package games.kontor.game;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * A computer player together with what it remembers, so that whoever plays with bots of any game
 * need not know what kind of memory theirs is. Immutable.
 */
public record Mind<A, M extends Record>(Bot<A, M> bot, M memory) {

  /** That of a bot that has just taken its seat. */
  public static <A, M extends Record> Mind<A, M> blank(Bot<A, M> bot) {
    return new Mind<>(bot, bot.blank());
  }

  /** What becomes of it after this public table, which is asked for only if the bot remembers. */
  public Mind<A, M> after(Supplier<Record> table) {
    return memory instanceof Bot.Nothing
        ? this
        : new Mind<>(bot, bot.remember(memory, table.get()));
  }

  /** What it has before it when it is to act in this seat. */
  public Thought<A, M> thought(Seat seat, Record table, Record hand, Moves moves) {
    return new Thought<>(bot, new Bot.Sight<>(seat, table, hand, memory, moves));
  }

  /** A bot and what it sees; it may be thought out on any thread. */
  public record Thought<A, M extends Record>(Bot<A, M> bot, Bot.Sight<M> sight) {

    /** What the bot does. */
    public Optional<A> choose(Chance chance) {
      return bot.choose(sight, chance);
    }
  }
}
