package games.kontor.game;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Ties parameters together: the sum of the terms lies between the bounds, both of which are
 * allowed; null is no bound. A parameter of a form is named with the form's before it, as in {@code
 * give.cash}; one that is left out counts nothing. A limit that has neither takes its most from
 * {@link Moves#bounds}, by the name {@code bound}, so that it stands while that number changes. It
 * stands for the refusal that is met outside of them: {@code code}, whose argument named {@code
 * sum} takes the sum, and the one named {@code bound} the bound that it misses. It holds only where
 * each parameter of {@code when} has the value given there.
 */
public record Limit(
    List<Term> terms,
    @Nullable Long least,
    @Nullable Long most,
    String code,
    @Nullable String sum,
    @Nullable String bound,
    Map<String, String> when) {

  public Limit {
    terms = List.copyOf(terms);
    when = Fixed.copyOf(when);
  }

  /** The terms come to no more than that. */
  public static Limit most(long most, String code, Term... terms) {
    return new Limit(List.of(terms), null, most, code, null, null, Collections.emptyMap());
  }

  /** The terms come to no more than the number that the moves have by the name {@code bound}. */
  public static Limit most(String bound, String code, String sum, Term... terms) {
    return new Limit(List.of(terms), null, null, code, sum, bound, Collections.emptyMap());
  }

  /** The same limit with its own number in place of a name. */
  Limit bounded(Map<String, Long> bounds) {
    Long known = least == null && most == null && bound != null ? bounds.get(bound) : null;
    return known == null ? this : new Limit(terms, null, known, code, sum, bound, when);
  }

  /** The terms come to no less than that. */
  public static Limit least(long least, String code, Term... terms) {
    return new Limit(List.of(terms), least, null, code, null, null, Collections.emptyMap());
  }

  /** The same limit, whose refusal tells the sum and the bound by these names. */
  public Limit telling(String sumName, String boundName) {
    return new Limit(terms, least, most, code, sumName, boundName, when);
  }

  /** The same limit, which holds only where that parameter has that value. */
  public Limit when(String parameter, String value) {
    return new Limit(terms, least, most, code, sum, bound, Fixed.with(when, parameter, value));
  }

  /** True if the sum lies between the bounds. */
  public boolean allows(long total) {
    return (least == null || total >= least) && (most == null || total <= most);
  }

  /**
   * A number counts by its value, chosen items by the sum of their weights, times {@code times}.
   * Where {@code by} names another parameter, items count by what is chosen there: {@code
   * weights[its value][item]}, and nothing where that is not given.
   */
  public record Term(
      String parameter, long times, @Nullable String by, Map<String, Map<String, Long>> weights) {

    public Term {
      weights = Fixed.copyOf(weights);
    }

    /** What the parameter comes to is added. */
    public static Term plus(String parameter) {
      return new Term(parameter, 1, null, Collections.emptyMap());
    }

    /** What the parameter comes to is taken away. */
    public static Term minus(String parameter) {
      return new Term(parameter, -1, null, Collections.emptyMap());
    }

    /** The chosen items are added, as they weigh by the value of another parameter. */
    public static Term by(String by, String parameter, Map<String, Map<String, Long>> weights) {
      return new Term(parameter, 1, by, weights);
    }
  }
}
