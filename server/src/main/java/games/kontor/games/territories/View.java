package games.kontor.games.territories;

import games.kontor.game.Seat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What may be seen (6): everything but draws to come, by everybody. Amounts are money. */
final class View {
  private static final List<Plot> PLOTS = List.of(Field.values()).stream().map(View::plot).toList();

  private View() {}

  /** The phase by its name in the rulebook. */
  enum PhaseName {
    ROLL,
    CAMP,
    TAX,
    OVER
  }

  /**
   * What everybody sees. {@code fields} never changes; {@code rent} has the fields that are owned,
   * a labor camp with its rent for each pip; {@code throw_} is null before the first throw, {@code
   * due} outside {@code camp} and {@code tax}. {@code risk} is that of the seat that is to throw.
   * {@code ranking} and {@code records} are null before the end.
   */
  record Table(
      PhaseName phase,
      Seat turn,
      int turnNumber,
      List<PublicPlayer> players,
      List<Plot> fields,
      Map<Field, @Nullable Seat> owner,
      Map<Field, Integer> rent,
      @Nullable Throw throw_,
      @Nullable Due due,
      List<Seat> out,
      Map<Seat, Risk> risk,
      List<Chronicle.Point> history,
      @Nullable List<Seat> ranking,
      @Nullable Records records) {}

  /** A player: {@code position} is null when out, place and turn while in. */
  record PublicPlayer(
      Seat seat,
      Color color,
      long money,
      long assets,
      int fields,
      @Nullable Integer position,
      boolean alive,
      @Nullable Integer outInTurn,
      @Nullable Integer place,
      boolean autoRoll,
      boolean absent) {}

  /** A field as the rulebook lists it; what it has not is null. */
  record Plot(
      Field id,
      int number,
      Field.Type type,
      @Nullable Integer price,
      @Nullable Integer rent,
      @Nullable List<Integer> fleetRents,
      @Nullable Integer rentPerPip,
      @Nullable Integer bonus,
      @Nullable Integer fixed,
      @Nullable Integer percent) {}

  /** What the seat on turn owes before it can go on. */
  sealed interface Due {
    /** A labor camp's rent: so much for each pip of a throw, to the owner of so many camps. */
    record Camp(Seat owner, int camps, long perPip) implements Due {}

    /** Both amounts of the Caravan. */
    record Tax(long fixed, long percent) implements Due {}
  }

  /** What the next throw may bring, and in how many of 1296 cases it puts the seat out. */
  record Risk(int outIn1296, List<Prospect> prospects) {}

  /** What is told at the end. */
  record Records(
      Map<Field, Long> earned,
      Chronicle.@Nullable Payment biggestPayment,
      Chronicle.@Nullable Escape narrowestEscape) {}

  /** Nothing is hidden in this game. */
  record Hand() {}

  static Table table(State state) {
    Phase.Over over = state.phase() instanceof Phase.Over end ? end : null;
    Chronicle chronicle = state.chronicle();
    return new Table(
        name(state.phase()),
        state.turn(),
        state.turnNumber(),
        state.players().stream().map(player -> publicly(state, player)).toList(),
        PLOTS,
        state.owner(),
        rents(state),
        state.throw_(),
        due(state.phase()),
        state.out(),
        risk(state),
        chronicle.points(),
        over == null ? null : over.ranking(),
        over == null
            ? null
            : new Records(chronicle.earned(), chronicle.biggest(), chronicle.narrowest()));
  }

  private static PhaseName name(Phase phase) {
    return switch (phase) {
      case Phase.Roll _ -> PhaseName.ROLL;
      case Phase.Camp _ -> PhaseName.CAMP;
      case Phase.Tax _ -> PhaseName.TAX;
      case Phase.Over _ -> PhaseName.OVER;
    };
  }

  private static PublicPlayer publicly(State state, Player player) {
    Seat seat = player.seat();
    return new PublicPlayer(
        seat,
        player.color(),
        player.money(),
        state.assets(seat),
        Ground.of(state.owner(), seat).size(),
        player.position(),
        player.alive(),
        player.outInTurn(),
        place(state, player),
        player.autoRoll(),
        player.absent());
  }

  private static @Nullable Integer place(State state, Player player) {
    if (state.phase() instanceof Phase.Over over) {
      return over.places().get(over.ranking().indexOf(player.seat()));
    }
    return player.alive() ? null : Elimination.placeOfOut(state, player.seat());
  }

  private static Map<Field, Integer> rents(State state) {
    var rents = new EnumMap<Field, Integer>(Field.class);
    state
        .owner()
        .forEach(
            (field, owner) -> {
              if (owner != null) {
                rents.put(field, Ground.rent(state.owner(), field, owner));
              }
            });
    return Collections.unmodifiableMap(rents);
  }

  private static @Nullable Due due(Phase phase) {
    return switch (phase) {
      case Phase.Camp camp ->
          new Due.Camp(camp.due().owner(), camp.due().camps(), Effect.campRent(camp.due(), 1));
      case Phase.Tax tax -> new Due.Tax(tax.due().fixed(), tax.due().percent());
      case Phase.Roll _, Phase.Over _ -> null;
    };
  }

  private static Map<Seat, Risk> risk(State state) {
    var risk = new TreeMap<Seat, Risk>();
    switch (state.phase()) {
      case Phase.Roll _ -> risk.put(state.turn(), risk(Prospect.ofMove(state, state.turn())));
      case Phase.Camp camp -> risk.put(state.turn(), risk(Prospect.ofRent(state, camp.due())));
      case Phase.Tax _, Phase.Over _ -> {}
    }
    return Collections.unmodifiableMap(risk);
  }

  private static Risk risk(List<Prospect> prospects) {
    return new Risk(Prospect.outIn1296(prospects), prospects);
  }

  private static Plot plot(Field field) {
    Field.Type type = field.type();
    boolean caravan = field == Field.CARAVAN;
    return new Plot(
        field,
        field.number(),
        type,
        type.ground() ? field.price() : null,
        amountIf(field, type == Field.Type.TERRITORY),
        type == Field.Type.FLEET ? Field.FLEET_RENTS : null,
        amountIf(field, type == Field.Type.LABOR_CAMP),
        amountIf(field, type == Field.Type.REFUGE),
        amountIf(field, type == Field.Type.TAX),
        caravan ? Field.CARAVAN_PERCENT : null);
  }

  private static @Nullable Integer amountIf(Field field, boolean holds) {
    return holds ? field.amount() : null;
  }
}
