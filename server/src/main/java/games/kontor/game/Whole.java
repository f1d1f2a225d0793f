package games.kontor.game;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The range of a parameter of an action that is the same in every state; both bounds belong to it.
 * A number out of range counts as one of the wrong type, so it is refused in its place among the
 * parameters.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Whole {
  long from();

  long to();
}
