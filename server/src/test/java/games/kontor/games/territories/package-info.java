/** Tests of the rules of Territories, named after the seed's rules and the specification. */
@NullMarked
package games.kontor.games.territories;

import org.jspecify.annotations.NullMarked;
