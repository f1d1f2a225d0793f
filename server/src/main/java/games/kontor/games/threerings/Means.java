package games.kontor.games.threerings;

import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What is at hand and what is owed bounds what is named. */
final class Means {
  /** By these names a seat's moves tell what it has at hand and what it owes. */
  static final String CASH = "cash";

  static final String DEBT = "debt";

  /** And so what is due as rent, and what the one owes to whom it is due. */
  static final String RENT = "rent";

  static final String THEIR_DEBT = "theirDebt";

  private Means() {}

  /** The cash at hand pays for this parameter. */
  static Limit payable(String parameter) {
    return Limit.most(CASH, "insufficient-funds", "needed", Term.plus(parameter));
  }

  /** No more than this seat owes, by this code. */
  static Limit owed(String code, String parameter) {
    return bounded(DEBT, code, parameter);
  }

  /** No more than the number that the moves have by this name. */
  static Limit bounded(String bound, String code, String... parameters) {
    return new Limit(terms(parameters), null, null, code, null, bound, Collections.emptyMap());
  }

  /** No more than so much, which the refusal tells by this name. */
  static Limit most(long most, String code, String bound, String... parameters) {
    return new Limit(terms(parameters), null, most, code, null, bound, Collections.emptyMap());
  }

  /** No less than so much in all. */
  static Limit least(long least, String code, String... parameters) {
    return Limit.least(
        least, code, List.of(parameters).stream().map(Term::plus).toArray(Term[]::new));
  }

  private static List<Term> terms(String... parameters) {
    var terms = new ArrayList<Term>(parameters.length);
    for (String parameter : parameters) {
      terms.add(Term.plus(parameter));
    }
    return terms;
  }
}
