package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An accepted offer, in coins; a donation has neither square nor tax payer. */
public record Deal(
    int round,
    Seat from,
    Seat to,
    @Nullable Square square,
    long coins,
    long tax,
    Action.@Nullable TaxPayer taxPayer) {
  private static final List<Action.TaxPayer> PAYERS = List.of(Action.TaxPayer.values());

  static final Packed.Form<Deal> FORM =
      new Packed.Form<>() {
        @Override
        public void write(Deal deal, Packed.Writer to) {
          to.put(deal.round)
              .put(deal.from.number())
              .put(deal.to.number())
              .put(Packed.place(deal.square))
              .put(deal.coins)
              .put(deal.tax)
              .put(deal.taxPayer == null ? -1 : PAYERS.indexOf(deal.taxPayer));
        }

        @Override
        public Deal read(Packed.Reader from) {
          return new Deal(
              from.small(),
              Seat.of(from.small()),
              Seat.of(from.small()),
              Packed.square(from.small()),
              from.next(),
              from.next(),
              payer(from.small()));
        }
      };

  private static Action.@Nullable TaxPayer payer(int place) {
    return place < 0 ? null : PAYERS.get(place);
  }
}
