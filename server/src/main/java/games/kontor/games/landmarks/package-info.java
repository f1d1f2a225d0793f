/**
 * The rules of Landmarks: small towns, dice that pay cards of all towns, live at the table or by
 * post with order sheets. Numbers in parentheses are sections and rulings of the rule
 * specification; R1 to R7 are the steps of a resolution.
 */
@NullMarked
package games.kontor.games.landmarks;

import org.jspecify.annotations.NullMarked;
