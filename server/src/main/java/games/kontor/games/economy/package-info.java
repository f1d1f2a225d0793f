/**
 * The rules of Economy: 36 locations on an 8×8 board, a die, property cards, and a memory for what
 * lies face-down. R1 to R28 are the rulings and other numbers the sections of the rule
 * specification.
 *
 * <p>Hidden is what a face-down card is (6), and in {@code place} another's hand. Only {@link
 * games.kontor.games.economy.State} knows it, and the facts in the journal, which nobody is shown
 * before the end. Whatever is built for viewers looks at a location's card only if it is face-up:
 * {@link games.kontor.games.economy.View}, what destinations bring ({@link
 * games.kontor.games.economy.Brings}), which the default moves use as well, and the story.
 *
 * <p>Where the specification is silent: a seat named as first must be taken when the game starts.
 * {@code target} may say {@code standard}, the figure for the number of players. Any accepted
 * action of a seat ends its autopilot and its row of missed clocks, {@code auto-place} with the
 * value that it has already among them; cards that {@code auto-place} lays are neither. Cards of
 * seats with {@code auto-place} are laid in the same decision as the card before them. A turn that
 * is lost for want of a path leaves the last move and the last landing on show. Of a card that was
 * taken from its owner by turning it up, the end tells who lost it to whom. A house bot has its
 * cards placed by {@code auto-place} and lets 1 to 2.5 s pass before it rolls or moves.
 */
@NullMarked
package games.kontor.games.economy;

import org.jspecify.annotations.NullMarked;
