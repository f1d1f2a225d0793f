package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What may be seen (6): all but the order of the decks, and the sheets of others. */
final class View {
  private View() {}

  /** The phase by its name in the rules. */
  enum PhaseName {
    ROLL,
    REROLL,
    HARBOUR,
    DEMOLISH,
    GIVE_BUILDING,
    TV_STATION,
    SWAP,
    RENOVATION,
    CONVENTION,
    BUILD,
    INVEST,
    ORDERS,
    OVER
  }

  /**
   * What everybody sees. {@code order} has the seats of the rules' players 1 to N; {@code slots}
   * whose go each slot of the running postal turn is, from slot 0 on; {@code roller} is null while
   * orders are awaited and at the end. {@code dice} is empty before the roll, {@code total} null
   * until it is fixed. {@code deckLeft} has the decks in use. {@code cards} never changes: all that
   * is in play in this room. What a throw has come to the story tells. {@code report} has the goes
   * of the last postal turn, null live. {@code endsAfter} is whose go ends the game, null until
   * somebody has completed. {@code stalled} after three silent postal turns. {@code ranking} is
   * null before the end.
   */
  record Table(
      Mode mode,
      PhaseName phase,
      int round,
      int turn,
      int slot,
      @Nullable Seat roller,
      boolean extraGo,
      boolean extraEarned,
      List<Integer> dice,
      boolean rerolled,
      @Nullable Integer total,
      List<Seat> order,
      List<Seat> slots,
      List<PublicPlayer> players,
      Map<Card, Integer> market,
      Map<Deck, Integer> deckLeft,
      List<PublicCard> cards,
      @Nullable List<Throw> report,
      @Nullable Seat endsAfter,
      boolean stalled,
      @Nullable List<Seat> ranking) {}

  /**
   * A player: {@code landmarks} are the constructed ones; {@code away} if the server decides for
   * him; {@code place} is null before the end.
   */
  record PublicPlayer(
      Seat seat,
      int coins,
      List<Card> landmarks,
      Map<Card, Copies> cards,
      int investment,
      boolean completed,
      boolean away,
      boolean ordersIn,
      boolean ready,
      boolean agreesToMode,
      @Nullable Integer place) {}

  /**
   * A card as the rules list it, in the order of the table; {@code from} and {@code to} are the
   * numbers that activate it, 0 if none does. {@code expansion} is its letter. {@code start} if it
   * is dealt but never on offer.
   */
  record PublicCard(
      Card id,
      String expansion,
      Card.Colour colour,
      int cost,
      int from,
      int to,
      Card.Symbol symbol,
      boolean tower,
      boolean start) {}

  /**
   * What only this seat needs or may see. {@code chart} is there for the roller until his total is
   * fixed; {@code pays} tells of each establishment on offer or in the own town what one open copy
   * would pay this seat at each activation, as things are. {@code standard} is what is done if the
   * roller's time runs out. {@code perRound} is there for an exchange: what a building brings each
   * seat in a round on average, in hundredths of a coin. By post: {@code sheet} is the own one that
   * lies ready, {@code lastSheet} that of the turn before, {@code goes} how many goes the sheet has
   * to have, {@code fates} what became of the candidates in the last turn.
   */
  record Hand(
      @Nullable Chart chart,
      Map<Card, Integer> pays,
      @Nullable Action standard,
      @Nullable Map<Seat, Map<Card, Integer>> perRound,
      @Nullable Sheet sheet,
      @Nullable Sheet lastSheet,
      int goes,
      List<Fates> fates) {}

  /**
   * What each total 1 to 14 (places 0 to 13) would bring the roller ({@code gets}), cost him before
   * that ({@code pays}), and bring each other seat (less what it costs it). Averages are hundredths
   * of a coin, net, with one die and with two, the Harbour not counted; a Tuna Boat counts as 7.
   */
  record Chart(
      List<Integer> gets,
      List<Integer> pays,
      Map<Seat, List<Integer>> others,
      int averageOne,
      int averageTwo) {}

  /**
   * The report of a postal turn for everybody (4.2): how each of its goes went, and how all stood
   * after the last of them. {@code cards} is all that is in play in this room; {@code ranking} is
   * null unless the game ended with this turn.
   */
  record Report(
      List<Throw> goes,
      List<PublicPlayer> players,
      Map<Card, Integer> market,
      Map<Deck, Integer> deckLeft,
      List<PublicCard> cards,
      @Nullable List<Seat> ranking) {}

  /** What the report tells one seat alone: what became of the candidates of its goes. */
  record OwnReport(List<Fates> fates) {}
}
