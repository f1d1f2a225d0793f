package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.games.landmarks.View.PublicPlayer;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a bot of the house does (13). */
final class Judgement {
  private static final int WORTH_A_CONVENTION = 7;
  private static final int LAST_ROUND_TO_INVEST = 12;

  private final Seat seat;
  private final View.Table table;
  private final View.Hand hand;
  private final Worth worth;
  private final Shopping shopping;

  Judgement(Seat seat, View.Table table, View.Hand hand) {
    this.seat = seat;
    this.table = table;
    this.hand = hand;
    this.worth = new Worth(seat, table, hand);
    this.shopping = new Shopping(table, worth);
  }

  /** Empty if there is nothing to do. */
  Optional<Action> choose() {
    var agreed = agree();
    if (agreed.isPresent() || table.phase() == View.PhaseName.OVER) {
      return agreed;
    }
    if (table.phase() == View.PhaseName.ORDERS) {
      return post();
    }
    return seat.equals(table.roller()) ? Optional.of(decide()) : Optional.empty();
  }

  /** As soon as another does. */
  private Optional<Action> agree() {
    boolean asked = table.players().stream().anyMatch(PublicPlayer::agreesToMode);
    Mode other = table.mode() == Mode.LIVE ? Mode.POSTAL : Mode.LIVE;
    return asked && !worth.me().agreesToMode() && table.phase() != View.PhaseName.OVER
        ? Optional.of(new Action.AgreeMode(other, true))
        : Optional.empty();
  }

  private Optional<Action> post() {
    int goes = hand.goes();
    if (goes == 0 || worth.me().ready()) {
      return Optional.empty();
    }
    GoOrders orders = new Ordering(worth, shopping).orders(invests());
    return Optional.of(
        worth.me().ordersIn()
            ? new Action.SetReady(table.turn(), true)
            : new Action.SubmitOrders(
                table.turn(), Stream.generate(() -> orders).limit(goes).toList(), orders));
  }

  private Action decide() {
    return switch (table.phase()) {
      case ROLL -> roll();
      case REROLL -> net(sum()) < average() ? new Action.Reroll() : new Action.Keep();
      case HARBOUR -> new Action.Harbour(net(sum() + Rules.HARBOUR_ADDS) > net(sum()));
      case TV_STATION -> new Action.ChooseTarget(target());
      case GIVE_BUILDING -> new Action.GiveBuilding(leastWanted(), weakest(), null);
      case SWAP -> swap();
      case RENOVATION -> renovate();
      case CONVENTION -> activate();
      case BUILD -> shopping.best().<Action>map(Action.Build::new).orElseGet(Action.Skip::new);
      case INVEST -> invests() ? new Action.Invest() : new Action.Skip();
      case DEMOLISH, ORDERS, OVER -> Objects.requireNonNull(hand.standard());
    };
  }

  private View.Chart chart() {
    return Objects.requireNonNull(hand.chart());
  }

  private Action roll() {
    boolean one =
        !worth.me().landmarks().contains(Card.TRAIN_STATION)
            || chart().averageOne() > chart().averageTwo();
    return new Action.Roll(one ? 1 : 2);
  }

  private int sum() {
    return Dice.sum(table.dice());
  }

  private double net(int total) {
    return chart().gets().get(total - 1) - chart().pays().get(total - 1);
  }

  private double average() {
    return (table.dice().size() == 1 ? chart().averageOne() : chart().averageTwo()) / 100.0;
  }

  private Stream<PublicPlayer> others() {
    return table.players().stream().filter(player -> !player.seat().equals(seat));
  }

  /** The richest, but first of all who is one Landmark from the end. */
  private Seat target() {
    return others()
        .max(
            Comparator.comparing(
                    (PublicPlayer player) ->
                        worth.missing(player).size() == 1 && player.coins() > 0)
                .thenComparingInt(PublicPlayer::coins))
        .orElseThrow()
        .seat();
  }

  private Seat weakest() {
    return others()
        .min(
            Comparator.comparingInt((PublicPlayer player) -> player.landmarks().size())
                .thenComparingInt(PublicPlayer::coins))
        .orElseThrow()
        .seat();
  }

  private static Stream<Card> buildings(PublicPlayer owner) {
    return owner.cards().keySet().stream().filter(Card::isBuilding);
  }

  /** Loan Offices first, else what is worth least. */
  private Card leastWanted() {
    return buildings(worth.me())
        .min(
            Comparator.comparing((Card card) -> card != Card.LOAN_OFFICE)
                .thenComparingDouble(worth::each))
        .orElseThrow();
  }

  /** The best of what others have, as far as its price tells, for the least of the own. */
  private Action swap() {
    Card give = leastWanted();
    Card take = null;
    Seat from = null;
    for (PublicPlayer other : others().toList()) {
      for (Card card : buildings(other).filter(each -> open(other, each) > 0).toList()) {
        if (take == null || value(card) > value(take)) {
          take = card;
          from = other.seat();
        }
      }
    }
    return take == null || from == null || value(take) <= value(give)
        ? new Action.Skip()
        : new Action.Swap(from, take, give, null, null);
  }

  private double value(Card card) {
    return hand.pays().containsKey(card) ? worth.each(card) : card.cost() / 10.0;
  }

  /** What stands open with others most, less the own. */
  private Action renovate() {
    Map<Card, Integer> gains = new LinkedHashMap<>();
    for (PublicPlayer player : table.players()) {
      int times = player.seat().equals(seat) ? -2 : 1;
      buildings(player)
          .forEach(card -> gains.merge(card, times * open(player, card), Integer::sum));
    }
    Card best =
        gains.entrySet().stream()
            .filter(
                gain -> table.players().stream().anyMatch(each -> open(each, gain.getKey()) > 0))
            .max(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey)
            .orElseThrow();
    boolean maySkip = hand.standard() instanceof Action.Skip;
    return maySkip && gains.getOrDefault(best, 0) <= 0
        ? new Action.Skip()
        : new Action.Renovate(best);
  }

  private static int open(PublicPlayer player, Card card) {
    @Nullable Copies copies = player.cards().get(card);
    return copies == null ? 0 : copies.open();
  }

  private Action activate() {
    List<Card> good =
        buildings(worth.me())
            .filter(card -> open(worth.me(), card) > 0 && card.colour() != Card.Colour.RED)
            .filter(card -> worth.pays(card) >= WORTH_A_CONVENTION)
            .toList();
    return good.stream()
        .max(Comparator.comparingInt(worth::pays))
        .<Action>map(Action.Activate::new)
        .orElseGet(Action.Skip::new);
  }

  private boolean invests() {
    return table.round() <= LAST_ROUND_TO_INVEST;
  }
}
