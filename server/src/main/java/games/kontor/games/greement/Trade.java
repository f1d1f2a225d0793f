package games.kontor.games.greement;

import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;

/**
 * What the offers of a seat weigh. It follows from who owns what, from the distance tax and from
 * who is in the game, and is kept as long as these stand.
 *
 * @param own the squares it may offer
 * @param taxes what each of them costs a buyer in tax, by the buyer
 * @param wanted the squares of all others, with the tax that they would cause
 * @param theirs a wanted square is one of the partner's
 * @param partners all others
 * @param gifts the same, with the tax on a donation
 */
record Trade(Items own, Term taxes, Items wanted, Limit theirs, Items partners, Items gifts) {}
