package games.kontor.game;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;

/**
 * A rule says no: thrown by rules only, caught by the room only, sent to the one who asked. The
 * code is the specification's; the arguments are what a sentence about it needs, in a fixed order.
 * It has no stack trace, because it is an answer and not a fault.
 */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient Map<String, Object> args;

  public Refusal(String code) {
    this(code, Collections.emptyMap());
  }

  public Refusal(String code, Map<String, Object> args) {
    super(code, null, false, false);
    this.code = code;
    this.args = Fixed.copyOf(args);
  }

  /** A refusal whose sentence needs one argument. */
  public static Refusal of(String code, String name, Object value) {
    return new Refusal(code, Fixed.of(name, value));
  }

  /** A refusal whose sentence needs two arguments. */
  public static Refusal of(String code, String name, Object value, String name2, Object value2) {
    return new Refusal(code, Fixed.with(Fixed.of(name, value), name2, value2));
  }

  /** Somebody else may do it: the one in that seat. */
  public static Refusal notYourTurn(Seat onTurn) {
    return of("not-your-turn", "seat", onTurn);
  }

  /** Nobody may do it in the phase of this name. */
  public static Refusal wrongPhase(String phase) {
    return of("wrong-phase", "phase", phase);
  }

  /** Throws the refusal if there is one. */
  public static void raise(Optional<Refusal> refusal) {
    if (refusal.isPresent()) {
      throw refusal.get();
    }
  }

  public String code() {
    return code;
  }

  /** Unmodifiable, in the order given. */
  public Map<String, Object> args() {
    return args;
  }
}
