package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.List;

/** Where the game stands (4.1), with what belongs to that phase alone. */
public sealed interface Phase {

  record Roll() implements Phase {}

  record Reroll() implements Phase {}

  record Harbour() implements Phase {}

  /**
   * A Landmark has to go. So many copies of the Demolition Company are {@code left}, this one among
   * them; so many stood {@code closed} when their turn came; {@code convention} if the Convention
   * Center has activated it.
   */
  record Demolish(int left, int closed, boolean convention) implements Phase {}

  /** A building has to be given away; as with {@link Demolish}, by Moving Companies. */
  record GiveBuilding(int left, int closed, boolean convention) implements Phase {}

  record TvStation() implements Phase {}

  record Swap() implements Phase {}

  record Renovation() implements Phase {}

  record Convention() implements Phase {}

  record Build() implements Phase {}

  record Invest() implements Phase {}

  /** By post: everybody may send his sheet. */
  record Orders() implements Phase {}

  /**
   * The end: the best seat first, and the place of each in the same order; equal ones share one.
   */
  record Over(List<Seat> ranking, List<Integer> places) implements Phase {
    public Over {
      ranking = List.copyOf(ranking);
      places = List.copyOf(places);
    }
  }

  /** True while the roller is asked for a decision of his go. */
  default boolean inGo() {
    return switch (this) {
      case Roll _,
          Reroll _,
          Harbour _,
          Demolish _,
          GiveBuilding _,
          TvStation _,
          Swap _,
          Renovation _,
          Convention _,
          Build _,
          Invest _ ->
          true;
      case Orders _, Over _ -> false;
    };
  }

  /** The phase's name in the rules. */
  static String name(Phase phase) {
    return switch (phase) {
      case Roll _ -> "roll";
      case Reroll _ -> "reroll";
      case Harbour _ -> "harbour";
      case Demolish _ -> "demolish";
      case GiveBuilding _ -> "give-building";
      case TvStation _ -> "tv-station";
      case Swap _ -> "swap";
      case Renovation _ -> "renovation";
      case Convention _ -> "convention";
      case Build _ -> "build";
      case Invest _ -> "invest";
      case Orders _ -> "orders";
      case Over _ -> "over";
    };
  }
}
