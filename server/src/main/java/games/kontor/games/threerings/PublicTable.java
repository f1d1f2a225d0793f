package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import games.kontor.game.Seat;
import games.kontor.game.Shown;
import games.kontor.games.threerings.View.PublicGoal;
import games.kontor.games.threerings.View.PublicPlayer;
import games.kontor.games.threerings.View.PublicSpace;
import games.kontor.games.threerings.View.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Builds the table that everybody sees. What is as it was on the table shown before is the same
 * object again, so that a patch finds what changed without looking into the rest.
 */
final class PublicTable {
  private static final List<PublicSpace> BOARD =
      Space.ALL.stream()
          .map(space -> new PublicSpace(space, space.industry(), space.printed()))
          .toList();

  private static final View.Figures FIGURES =
      new View.Figures(
          Rules.PER_DEBT,
          Rules.NETWORK,
          Rules.NETWORK_ADDS,
          Rules.REFUSED_OFFERS,
          Rules.FREE_OFFERS);

  private final State now;
  private final @Nullable State then;
  private final @Nullable Table shown;

  private PublicTable(State now, @Nullable Shown<State> before) {
    this.now = now;
    this.shown = before != null && before.table() instanceof Table table ? table : null;
    this.then = before == null || shown == null ? null : before.state();
  }

  /** The table of a position, {@code before} that of the position before it if there was one. */
  static Table of(State now, @Nullable Shown<State> before) {
    return new PublicTable(now, before).table();
  }

  private Table table() {
    Phase phase = now.phase();
    Phase.Finished end = phase instanceof Phase.Finished over ? over : null;
    return new Table(
        name(phase),
        now.playersAtStart(),
        now.order(),
        now.round(),
        Rules.LAST_ROUND,
        now.turn(),
        now.ring(),
        now.rate(),
        now.level(),
        players(),
        now.rooftops(),
        now.owner(),
        ValueMap.at(now.level()),
        network(),
        now.begun(),
        now.calledOut(),
        now.consolidated(),
        now.claimed(),
        now.traded(),
        now.tradeOffers(),
        phase instanceof Phase.PayInterest due ? new View.Interest(due.due(), due.then()) : null,
        rent(phase),
        phase instanceof Phase.TradeAnswer open ? open.trade() : null,
        now.die(),
        shown == null ? byRing(ring -> ring.requirement(now.playersAtStart())) : shown.required(),
        FIGURES,
        shown == null ? goals() : shown.goals(),
        BOARD,
        now.chart(),
        end == null ? null : end.winners(),
        end == null ? null : end.reason(),
        end != null && end.roundLimit(),
        end == null ? null : end.by(),
        end == null ? null : Results.of(now));
  }

  private static View.PhaseName name(Phase phase) {
    return switch (phase) {
      case Phase.ChooseGoals _ -> View.PhaseName.CHOOSE_GOALS;
      case Phase.FirstClaims _ -> View.PhaseName.FIRST_CLAIMS;
      case Phase.TurnStart _ -> View.PhaseName.TURN_START;
      case Phase.PublicGoal _ -> View.PhaseName.PUBLIC_GOAL;
      case Phase.AfterConsolidation _ -> View.PhaseName.AFTER_CONSOLIDATION;
      case Phase.PayInterest _ -> View.PhaseName.PAY_INTEREST;
      case Phase.CallNumber _ -> View.PhaseName.CALL_NUMBER;
      case Phase.RentOffer _ -> View.PhaseName.RENT_OFFER;
      case Phase.RentAnswer _ -> View.PhaseName.RENT_ANSWER;
      case Phase.AfterRoll _ -> View.PhaseName.AFTER_ROLL;
      case Phase.TradeAnswer _ -> View.PhaseName.TRADE_ANSWER;
      case Phase.Finished _ -> View.PhaseName.FINISHED;
    };
  }

  private static @Nullable Rent rent(Phase phase) {
    return switch (phase) {
      case Phase.CallNumber due -> due.rent();
      case Phase.RentOffer due -> due.rent();
      case Phase.RentAnswer due -> due.rent();
      default -> null;
    };
  }

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private boolean sameValues() {
    return then != null && then.owner() == now.owner() && then.level() == now.level();
  }

  private Map<Space, Integer> network() {
    if (shown != null && sameValues()) {
      return shown.network();
    }
    var network = new LinkedHashMap<Space, Integer>();
    for (Space space : now.owner().keySet()) {
      if (Values.isEnhanced(now, space)) {
        network.put(space, Values.worth(now, space));
      }
    }
    return Fixed.copyOf(network);
  }

  private List<PublicPlayer> players() {
    var players = new ArrayList<PublicPlayer>(now.playersAtStart());
    for (Player player : now.players()) {
      players.add(known(player));
    }
    boolean same = shown != null && players.equals(shown.players());
    return same && shown != null ? shown.players() : Collections.unmodifiableList(players);
  }

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private PublicPlayer known(Player player) {
    int place = player.seat().index();
    boolean same =
        then != null
            && then.over() == now.over()
            && then.rate() == now.rate()
            && then.players().get(place) == player
            && sameValues();
    return shown != null && same ? shown.players().get(place) : publicly(player);
  }

  /** The one place where a goal becomes no more than that one was chosen. */
  private PublicPlayer publicly(Player player) {
    Seat seat = player.seat();
    Phase.Finished end = now.phase() instanceof Phase.Finished over ? over : null;
    var held = byRing(ring -> now.owners().on(ring, seat));
    return new PublicPlayer(
        seat,
        player.cash(),
        player.debt(),
        Values.interestDue(now, player),
        player.pieces(),
        player.helicopters(),
        held,
        now.owners().virtuals(seat),
        Values.knownWealth(now, player),
        player.hasChosen(),
        player.discarded(),
        player.publicGoal(),
        player.left(),
        player.absent(),
        player.rentReceived(),
        player.rentPaid(),
        player.interestPaid(),
        end == null ? null : player.goal(),
        end == null ? null : end.places().get(end.ranking().indexOf(seat)));
  }

  private static Map<Ring, Integer> byRing(Function<Ring, Integer> figure) {
    return Fixed.of(Ring.ALL, figure);
  }

  private List<PublicGoal> goals() {
    return Goal.ALL.stream()
        .map(
            goal ->
                new PublicGoal(
                    goal,
                    goal.industry(),
                    goal.points(now.playersAtStart()),
                    goal == Goal.DIVERSIFICATION ? Goal.LEAST_OF_EACH : 0))
        .toList();
  }
}
