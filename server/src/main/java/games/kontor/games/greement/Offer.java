package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Action.TaxPayer;

/**
 * An open offer, known to its two parties alone. The id counts within the pair of maker and
 * addressee, so that a gap tells of no offer between others. The tax is that of the moment; if it
 * changes the offer lapses.
 */
public sealed interface Offer {
  String id();

  Seat maker();

  Seat addressee();

  long tax();

  /** What the maker has to lay out, reserved as long as the offer is open. */
  long reserved();

  /** What the addressee must have at hand to accept. */
  long askedOfAddressee();

  /** Within which offers are counted: the beginning of their ids. */
  static String pair(Seat maker, Seat addressee) {
    return maker + "-" + addressee;
  }

  default boolean concerns(Seat seat) {
    return maker().equals(seat) || addressee().equals(seat);
  }

  /** The maker offers a square of his own. */
  record Sale(
      String id, Seat maker, Seat addressee, Square square, long price, TaxPayer taxPayer, long tax)
      implements Offer {
    @Override
    public long reserved() {
      return sellersOutlay(price, taxPayer, tax);
    }

    @Override
    public long askedOfAddressee() {
      return buyersOutlay(price, taxPayer, tax);
    }
  }

  /** The maker wants to have a square of the addressee's. */
  record Purchase(
      String id, Seat maker, Seat addressee, Square square, long price, TaxPayer taxPayer, long tax)
      implements Offer {
    @Override
    public long reserved() {
      return buyersOutlay(price, taxPayer, tax);
    }

    @Override
    public long askedOfAddressee() {
      return sellersOutlay(price, taxPayer, tax);
    }
  }

  /** The maker gives money; the tax comes on top. */
  record Donation(String id, Seat maker, Seat addressee, long amount, long tax) implements Offer {
    @Override
    public long reserved() {
      return amount + tax;
    }

    @Override
    public long askedOfAddressee() {
      return 0;
    }
  }

  static long buyersOutlay(long price, TaxPayer taxPayer, long tax) {
    return taxPayer == TaxPayer.BUYER ? price + tax : price;
  }

  /** The seller may pay the tax out of the price; only what is missing must be at hand. */
  static long sellersOutlay(long price, TaxPayer taxPayer, long tax) {
    return taxPayer == TaxPayer.SELLER ? Math.max(0, tax - price) : 0;
  }
}
