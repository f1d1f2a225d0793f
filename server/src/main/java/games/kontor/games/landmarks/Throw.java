package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one go has come to: the dice, and all that followed from them in order. {@code first} is
 * what the dice showed before they were rolled again; {@code total} is null until it is fixed;
 * {@code added} tells that the Harbour's two are in it. {@code bought} is null if nothing was
 * bought, {@code done} once the go is over.
 */
public record Throw(
    Seat seat,
    int round,
    int turn,
    int slot,
    boolean extra,
    List<Integer> dice,
    @Nullable List<Integer> first,
    boolean added,
    @Nullable Integer total,
    boolean extraEarned,
    List<Step> steps,
    @Nullable Card bought,
    boolean done) {}
