package games.kontor.store;

import io.vertx.core.Future;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Which servers use a database, by its own clock: each says now and then that it is there. What is
 * said is lost with a crash of the database, and said again.
 */
public final class PostgresRoll {
  private static final String SEEN =
      """
      select node from member
      where seen > clock_timestamp() - $1::bigint * interval '1 millisecond'
      """;

  /** Names that nobody has said for long go at the same time: processes never have one twice. */
  private static final String SAY =
      """
      with gone as (
        delete from member where node <> $1 and seen < clock_timestamp() - interval '1 minute')
      insert into member (node, seen) values ($1, clock_timestamp())
      on conflict (node) do update set seen = excluded.seen
      """;

  private final Postgres postgres;
  private final long freshMillis;

  /** Who has said nothing for so long is there no more. */
  public PostgresRoll(Postgres postgres, long freshMillis) {
    this.postgres = postgres;
    this.freshMillis = freshMillis;
  }

  /** Who is there. */
  public Future<SortedSet<String>> seen() {
    return postgres
        .read(session -> session.query(SEEN, row -> row.getString(0), freshMillis))
        .map(TreeSet::new);
  }

  /** This one is there; completes when the others can know. */
  public Future<Void> say(String node) {
    return postgres.read(session -> session.run(SAY, node)).mapEmpty();
  }

  /** This one is there no more. */
  public Future<Void> leave(String node) {
    return postgres
        .read(session -> session.run("delete from member where node = $1", node))
        .mapEmpty();
  }
}
