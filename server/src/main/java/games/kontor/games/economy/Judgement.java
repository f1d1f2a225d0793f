package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the destinations and corners are worth to a bot, by what it sees and remembers (13). */
final class Judgement {
  private static final double COMPANY = 0.5;
  private static final double HIT = 0.4;
  private static final double RIVALS = 0.7;
  private static final double UNKNOWN = 1.5;
  private static final double TAKING = 2;
  private static final double VICTORY = 1000;
  private static final int NEAR_THE_END = 6;

  private final Seat seat;
  private final View.Table table;
  private final Memory memory;

  Judgement(Seat seat, View.Table table, Memory memory) {
    this.seat = seat;
    this.table = table;
    this.memory = memory;
  }

  /** What going there is worth; 0 if it does nothing. */
  double move(Space to) {
    var there = location(to);
    boolean hit = isHit(to);
    if (there.isEmpty()) {
      return hit ? HIT / 2 : 0;
    }
    Card shown = there.get().card();
    if (table.part() == 1) {
      return shown == null || hit ? hitting(shown, hit) : collecting(shown);
    }
    if (shown == null) {
      return turningUp(memory.seen().get(to));
    }
    return hit ? hitting(shown, true) : payment(shares(shown, null));
  }

  private Optional<View.PublicLocation> location(Space space) {
    return table.locations().stream().filter(there -> there.space().equals(space)).findFirst();
  }

  private boolean isHit(Space space) {
    return table.players().stream().anyMatch(player -> space.equals(player.piece().space()));
  }

  private Holder holder(Card card) {
    return Objects.requireNonNull(table.properties().get(card));
  }

  /** Part 1: a property card still to be had, dearer in company, dearer if the leader wants it. */
  private double collecting(Card card) {
    if (!holder(card).equals(Holder.BOARD)) {
      return 0;
    }
    return card.points() + COMPANY * (owned(seat, card.sector()) + owned(leader(), card.sector()));
  }

  private long owned(Seat owner, Card.Sector sector) {
    return sector.cards().stream().filter(card -> holder(card).is(owner)).count();
  }

  /** Turning a card down hurts its owner, most of all the leader, unless it is one's own. */
  private double hitting(@Nullable Card shown, boolean hit) {
    if (!hit) {
      return 0;
    }
    if (shown == null) {
      return HIT;
    }
    if (holder(shown).is(seat)) {
      return -shown.points();
    }
    return holder(shown).is(leader()) ? 2 * HIT + shown.points() / 10.0 : HIT;
  }

  /** A card that lies face-down: as remembered, after it has changed hands, else a flat value. */
  private double turningUp(@Nullable Card known) {
    if (known == null) {
      return UNKNOWN;
    }
    double taking = holder(known).is(seat) ? 0 : TAKING * known.points();
    return payment(shares(known, seat)) + taking;
  }

  /** What each seat gains when the sector of this card pays; the card may have a new owner. */
  private List<Integer> shares(Card landed, @Nullable Seat newOwner) {
    var shares = new ArrayList<>(Collections.nCopies(table.players().size(), 0));
    for (Card card : landed.sector().cards()) {
      Seat owner = card == landed && newOwner != null ? newOwner : holder(card).seat();
      if (owner != null) {
        shares.set(owner.index(), shares.get(owner.index()) + card.points());
      }
    }
    return shares;
  }

  /** One's own points less a part of the best rival's; near the end, who would win by it. */
  private double payment(List<Integer> shares) {
    int mine = points(seat) + shares.get(seat.index());
    int best = 0;
    int gains = 0;
    for (View.PublicPlayer rival : rivals()) {
      int gain = shares.get(rival.seat().index());
      best = Math.max(best, rival.points() + gain);
      gains = Math.max(gains, gain);
    }
    double worth = shares.get(seat.index()) - RIVALS * gains;
    boolean decided = Math.max(mine, best) >= table.target();
    boolean near = table.target() - Math.max(points(seat), points(leader())) <= NEAR_THE_END;
    return decided && near ? worth + (mine >= best ? VICTORY : -VICTORY) : worth;
  }

  private int points(Seat owner) {
    return table.players().get(owner.index()).points();
  }

  private List<View.PublicPlayer> rivals() {
    return table.players().stream().filter(player -> !player.seat().equals(seat)).toList();
  }

  /** The rival with the most points, of equal ones the one whose properties pay more. */
  private Seat leader() {
    return rivals().stream()
        .max(
            Comparator.comparingInt(View.PublicPlayer::points)
                .thenComparingInt(rival -> income(rival.seat())))
        .orElseThrow()
        .seat();
  }

  private int income(Seat owner) {
    return table.pays().values().stream().mapToInt(pays -> pays.get(owner.index())).sum();
  }

  /** How far a corner is from the sectors in which the piece's owner has something. */
  double corner(Space corner) {
    Seat hit = Objects.requireNonNull(table.sending());
    double far = 0;
    for (var seen : memory.seen().entrySet()) {
      var pays = Objects.requireNonNull(table.pays().get(seen.getValue().sector()));
      far += pays.get(hit.index()) * corner.distance(seen.getKey());
    }
    return far;
  }
}
