package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Prices and taxes that were worked out last, each beside what it followed from: as long as that is
 * the same object it holds, and afterwards what comes out equal is the same object still.
 */
final class Tariffs {
  private final @Nullable Prices[] prices = new Prices[Estate.SEATS];
  private final @Nullable Taxes[] taxes = new Taxes[Estate.SEATS * Estate.SEATS];
  private final Map<Seat, Map<Kind, Weights>> improvements = new TreeMap<>();
  private final @Nullable Traded[] traded = new Traded[Estate.SEATS];

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private record Prices(List<Square> forSale, Estate buyer, Values values, Weights weights) {
    boolean isOf(List<Square> squares, Estate now, Values nowValues) {
      return forSale == squares && isFor(now, nowValues);
    }

    /** What is still for sale costs what it did. */
    boolean isFor(Estate now, Values nowValues) {
      return buyer == now && values == nowValues;
    }
  }

  private record Taxes(Estate seller, Estate buyer, Values values, Weights weights) {
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(Estate ofSeller, Estate ofBuyer, Values now) {
      return seller == ofSeller && buyer == ofBuyer && values == now;
    }
  }

  private record Traded(List<Estate> estates, long distanceTax, List<Seat> others, Trade trade) {
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(List<Estate> now, long tax, List<Seat> nowOthers) {
      return estates == now && distanceTax == tax && others.equals(nowOthers);
    }
  }

  /** What each square that the bank sells costs this player. */
  Weights prices(
      Seat buyer, Estate own, List<Square> forSale, Values values, ToLongFunction<Square> price) {
    Prices known = prices[buyer.index()];
    if (known == null || !known.isOf(forSale, own, values)) {
      var before = known == null ? Weights.NONE : known.weights();
      boolean stands = known != null && known.isFor(own, values);
      var now = Weights.of(forSale, stands ? before.orElse(price) : price, before);
      known = new Prices(forSale, own, values, now);
      prices[buyer.index()] = known;
    }
    return known.weights();
  }

  /** These squares of the seat and the kind at one price. */
  Weights improvements(Seat seat, Kind kind, List<Square> squares, long price) {
    var known = improvements.computeIfAbsent(seat, _ -> new EnumMap<>(Kind.class));
    var now = Weights.of(squares, _ -> price, known.getOrDefault(kind, Weights.NONE));
    known.put(kind, now);
    return now;
  }

  /** What each square of the seller's costs the buyer in tax. */
  Weights taxes(
      Seat seller, Estate his, Seat buyer, Estate own, Values values, ToLongFunction<Square> tax) {
    int place = Estate.SEATS * seller.index() + buyer.index();
    Taxes known = taxes[place];
    if (known == null || !known.isOf(his, own, values)) {
      var before = known == null ? Weights.NONE : known.weights();
      known = new Taxes(his, own, values, Weights.of(his.squares(), tax, before));
      taxes[place] = known;
    }
    return known.weights();
  }

  /** What a seat's offers weigh, worked out anew only if something it follows from has changed. */
  Trade trade(
      Seat seat, List<Estate> estates, long distanceTax, List<Seat> others, Supplier<Trade> anew) {
    Traded known = traded[seat.index()];
    if (known == null || !known.isOf(estates, distanceTax, others)) {
      known = new Traded(estates, distanceTax, others, anew.get());
      traded[seat.index()] = known;
    }
    return known.trade();
  }
}
