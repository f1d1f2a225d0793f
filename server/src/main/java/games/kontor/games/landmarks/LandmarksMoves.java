package games.kontor.games.landmarks;

/**
 * What a seat may do now; what belongs to the phase and cannot be done has its reason.
 *
 * <ul>
 *   <li>{@code roll}: {@code dice} 1 or 2 (two is blocked by {@code no-train-station}).
 *   <li>{@code reroll}, {@code keep}, {@code invest}, {@code skip}, {@code back}: nothing to choose.
 *   <li>{@code harbour}: {@code add} yes or no.
 *   <li>{@code demolish}: {@code landmark}, one of the constructed ones.
 *   <li>{@code give-building}: {@code card}, {@code to} a seat, {@code closed} open.
 *   <li>{@code choose-target}: {@code player}, a seat, weighing what it would pay.
 *   <li>{@code swap}: one variant for each opponent with buildings: {@code player}, {@code take},
 *       {@code give}, {@code takeClosed} and {@code giveClosed} open.
 *   <li>{@code renovate}, {@code activate}: {@code card}.
 *   <li>{@code build}: {@code card} with its price, Landmarks first, then the market; those that
 *       cannot be bought are blocked by {@code already-owned} or {@code insufficient-funds}.
 *   <li>{@code submit-orders}: {@code turn}, {@code goes}, {@code extra}; {@code withdraw-orders}
 *       and {@code set-ready} with the {@code turn}.
 *   <li>{@code agree-mode}: {@code mode} (the other one) and {@code agree}.
 * </ul>
 */
final class LandmarksMoves {
  private LandmarksMoves() {}
}
