/**
 * The rules of Landmarks: small towns, dice that pay cards of all towns, live at the table or by
 * post with order sheets. Numbers in parentheses are sections and rulings of the rule
 * specification; R1 to R7 are the steps of a resolution.
 *
 * <p>There is one engine: {@link games.kontor.games.landmarks.Course} carries a go out, decision by
 * decision, and does not know where an answer comes from: the roller, the defaults ({@link
 * games.kontor.games.landmarks.Standard}) for who is away or whose clock ran out, or an order sheet
 * ({@link games.kontor.games.landmarks.SheetAnswers}), by which a whole postal turn is played in
 * one decision.
 *
 * <p>Hidden are the order of the decks, the sheets, and what became of their candidates (6). They
 * are in {@link games.kontor.games.landmarks.State} and in the facts of the journal; the table
 * shows of a sheet only that there is one, and a finished game's record none of it.
 *
 * <p>Where the specification is silent:
 *
 * <ul>
 *   <li>Only a decision of his go, {@code back} or a new connection ends that a player is away. If
 *       all are away, the roller may still decide, which is a way to be back.
 *   <li>Who leaves for good is away at once, and stays in the game. By post nothing changes.
 *   <li>A mark for the other mode may be set again; by post it lets a standing deadline run again,
 *       as sheets and ready marks do. Whoever is away is not when the mode has changed.
 *   <li>Marks of all players are needed at the end of the go at which the mode changes.
 *   <li>The {@code round} while orders are awaited is that of the next slot.
 *   <li>With {@code piles} the number left in the deck is that of types.
 *   <li>A list of an order has at most twelve entries, candidates at most five; more is a {@code
 *       bad-order}.
 *   <li>The ranking of those who do not win is by Landmarks, then coins, whoever has completed; the
 *       score is coins, and the length of a game is counted in rounds.
 *   <li>Park: who has more than the share pays the rest to the bank, who has less is paid by it.
 *   <li>What the bank pays in one resolution is told at once, blue before green; closed copies that
 *       open again are told behind it.
 * </ul>
 */
@NullMarked
package games.kontor.games.landmarks;

import org.jspecify.annotations.NullMarked;
