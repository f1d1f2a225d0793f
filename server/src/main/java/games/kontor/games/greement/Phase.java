package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Action.Choice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Where the game stands (4), with what belongs to that phase alone. Its clock is the state's. */
public sealed interface Phase {

  /** True from round 1 on, until the end. */
  default boolean afterSetup() {
    return switch (this) {
      case Turn _, EventVote _, EventPay _, EventDisease _ -> true;
      case ChooseStart _, ReplaceStart _, Loaning _, Over _ -> false;
    };
  }

  /** The phase's name in the rulebook. */
  static String name(Phase phase) {
    return switch (phase) {
      case ChooseStart _ -> "choose-start";
      case ReplaceStart _ -> "replace-start";
      case Loaning _ -> "loaning";
      case Turn _ -> "turn";
      case EventVote _ -> "event-vote";
      case EventPay _ -> "event-pay";
      case EventDisease _ -> "event-disease";
      case Over _ -> "over";
    };
  }

  record ChooseStart() implements Phase {}

  record ReplaceStart(Seat seat) implements Phase {}

  record Loaning() implements Phase {}

  record Turn(Seat seatOnTurn) implements Phase {}

  /** A card is voted on. Ready seats stand in the order in which they said so. */
  record EventVote(EventCard card, int position, Map<Seat, Choice> votes, List<Seat> ready)
      implements Phase {
    public EventVote {
      votes = sorted(votes);
      ready = listed(ready);
    }

    EventVote with(Seat seat, Choice choice) {
      return new EventVote(card, position, put(votes, seat, choice), ready);
    }

    EventVote withReady(List<Seat> seats) {
      return new EventVote(card, position, votes, seats);
    }

    long count(Choice choice) {
      return votes.values().stream().filter(vote -> vote == choice).count();
    }
  }

  /** A card that costs a price, shared or not. */
  record EventPay(EventCard card, int position, Map<Seat, Pledge> pledges, List<Seat> ready)
      implements Phase {
    public EventPay {
      pledges = sorted(pledges);
      ready = listed(ready);
    }

    EventPay with(Seat seat, Pledge pledge) {
      return new EventPay(card, position, put(pledges, seat, pledge), ready);
    }

    EventPay withReady(List<Seat> seats) {
      return new EventPay(card, position, pledges, seats);
    }

    boolean shared() {
      return card.avoid() instanceof EventCard.Avoid.PayShared;
    }

    long price() {
      return switch (card.avoid()) {
        case EventCard.Avoid.PayShared shared -> shared.price();
        case EventCard.Avoid.PaySingle single -> single.price();
        case EventCard.Avoid.PayOwnSquares _, EventCard.Avoid.Vote _ -> 0;
      };
    }

    long pledged() {
      return pledges.values().stream().mapToLong(Pledge::amount).sum();
    }
  }

  record EventDisease(EventCard card, int position) implements Phase {}

  /**
   * The end: why, whether the map was still face down then, and how everybody came out; no results
   * if the game was called off.
   */
  record Over(Reason reason, boolean faceDown, List<Result> results) implements Phase {
    public Over {
      results = listed(results);
    }
  }

  /** Coins promised together with the part of them that would be borrowed. */
  record Pledge(long amount, long loan) {
    long fromMoney() {
      return amount - loan;
    }
  }

  /** Why the game is over. */
  enum Reason {
    ALARM,
    LAST_PLAYER,
    CALLED_OFF
  }

  /** A player's wealth at the end and his place; equal ones share it. */
  record Result(Seat seat, int place, long squares, long money, long debt, long wealth) {
    Result at(int otherPlace) {
      return new Result(seat, otherPlace, squares, money, debt, wealth);
    }
  }

  // A hand-written state may leave empty collections out.
  private static <T> List<T> listed(@Nullable List<T> list) {
    return list == null ? List.of() : List.copyOf(list);
  }

  private static <T> Map<Seat, T> sorted(@Nullable Map<Seat, T> map) {
    return Collections.unmodifiableMap(map == null ? new TreeMap<>() : new TreeMap<>(map));
  }

  private static <T> Map<Seat, T> put(Map<Seat, T> map, Seat seat, T value) {
    var more = new TreeMap<>(map);
    more.put(seat, value);
    return more;
  }

  /** The list with one more seat at its end, if it is not in it. */
  static List<Seat> joined(List<Seat> seats, Seat seat) {
    if (seats.contains(seat)) {
      return seats;
    }
    var more = new ArrayList<>(seats);
    more.add(seat);
    return more;
  }

  /** The list without the seat. */
  static List<Seat> without(List<Seat> seats, Seat seat) {
    return seats.stream().filter(other -> !other.equals(seat)).toList();
  }

  /** The map without the seat. */
  static <T> Map<Seat, T> without(Map<Seat, T> map, Seat seat) {
    var less = new TreeMap<>(map);
    less.remove(seat);
    return less;
  }
}
