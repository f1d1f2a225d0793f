package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.game.Shown;
import java.util.ArrayList;
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
   * What everybody sees. {@code fields} never changes, nor does {@code ways}: how many of the 36
   * throws have the total 2, 3 and so on. {@code rent} has the fields that are owned, a labor camp
   * with its rent for each pip; {@code throw_} is null before the first throw, {@code due} outside
   * {@code camp} and {@code tax}, {@code risk} where no throw is due. {@code history} has a point
   * for each round, fewer in a long game. {@code ranking} and {@code records} are null before the
   * end.
   */
  record Table(
      PhaseName phase,
      Seat turn,
      int turnNumber,
      List<PublicPlayer> players,
      List<Plot> fields,
      List<Integer> ways,
      Map<Field, @Nullable Seat> owner,
      Map<Field, Integer> rent,
      @Nullable Throw throw_,
      @Nullable Due due,
      List<Seat> out,
      @Nullable Risk risk,
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

  /**
   * What of the next throw does not stand on the fields already. It puts the seat on turn out in
   * {@code outIn1296} cases. By totals: {@code tooDear} lead to free ground that costs more than
   * there is; {@code out} may put out, in so many of 36 cases. {@code tax} is what the Caravan
   * takes if nothing is chosen there, null where no total leads to it.
   */
  record Risk(
      int outIn1296, List<Integer> tooDear, Map<Integer, Integer> out, @Nullable Long tax) {}

  /** What is told at the end. */
  record Records(
      Map<Field, Long> earned,
      Chronicle.@Nullable Payment biggestPayment,
      Chronicle.@Nullable Escape narrowestEscape) {}

  /** Nothing is hidden in this game. */
  record Hand() {}

  static Table table(State state) {
    return table(state, null);
  }

  /** What has not changed since what was shown before is the same object as there. */
  static Table table(State state, @Nullable Shown<State> shown) {
    var before = Before.of(shown);
    Phase.Over over = state.phase() instanceof Phase.Over end ? end : null;
    Chronicle chronicle = state.chronicle();
    return new Table(
        name(state.phase()),
        state.turn(),
        state.turnNumber(),
        players(state, before),
        PLOTS,
        Throw.WAYS,
        state.owner(),
        before != null && before.sameOwners(state) ? before.table().rent() : rents(state),
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

  /** What was shown last, and what it was built from. */
  private record Before(State state, Table table) {

    static @Nullable Before of(@Nullable Shown<State> shown) {
      return shown != null && shown.table() instanceof Table table
          ? new Before(shown.state(), table)
          : null;
    }

    // Unchanged parts of states are the same object.
    @SuppressWarnings("ReferenceEquality")
    boolean sameOwners(State now) {
      return now.owner() == state.owner();
    }

    /** Places are given when somebody is out, and at the end. */
    @SuppressWarnings("ReferenceEquality")
    boolean samePlaces(State now) {
      return now.out() == state.out() && now.over() == state.over();
    }

    @SuppressWarnings("ReferenceEquality")
    boolean samePlayers(State now) {
      return now.players() == state.players() && sameOwners(now) && samePlaces(now);
    }
  }

  private static List<PublicPlayer> players(State state, @Nullable Before before) {
    if (before != null && before.samePlayers(state)) {
      return before.table().players();
    }
    boolean same = before != null && before.sameOwners(state) && before.samePlaces(state);
    var players = new ArrayList<PublicPlayer>(state.players().size());
    for (Player player : state.players()) {
      int index = player.seat().index();
      players.add(
          before != null && same && before.state().players().get(index).equals(player)
              ? before.table().players().get(index)
              : publicly(state, player));
    }
    return Collections.unmodifiableList(players);
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
        Ground.count(state.owner(), seat),
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

  private static @Nullable Risk risk(State state) {
    return switch (state.phase()) {
      case Phase.Roll _ -> risk(Prospect.ofMove(state, state.turn()));
      case Phase.Camp camp -> risk(Prospect.ofRent(state, camp.due()));
      case Phase.Tax _, Phase.Over _ -> null;
    };
  }

  private static Risk risk(List<Prospect> prospects) {
    var tooDear = new ArrayList<Integer>();
    var out = new TreeMap<Integer, Integer>();
    Long tax = null;
    for (Prospect prospect : prospects) {
      if (prospect.kind() == Prospect.Kind.TOO_DEAR) {
        tooDear.add(prospect.total());
      }
      if (prospect.outIn36() > 0) {
        out.put(prospect.total(), prospect.outIn36());
      }
      tax = prospect.kind() == Prospect.Kind.CHOOSE ? Long.valueOf(prospect.amount()) : tax;
    }
    return new Risk(
        Prospect.outIn1296(prospects),
        Collections.unmodifiableList(tooDear),
        Collections.unmodifiableMap(out),
        tax);
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
