package games.kontor.browser;

import java.util.List;

/** Those who sit at a table and those who watch it, each with a page of his own. */
interface Audience {
  List<Person> everybody();

  /** The words stand on every page. */
  default void allSee(String words) {
    everybody().forEach(person -> person.sees(words));
  }

  /**
   * The words stand on every page; a name in them bears the mark "you" on the page of whose it is.
   */
  default void allSeeNamed(String words) {
    everybody()
        .forEach(person -> person.sees(words.replace(person.name(), person.name() + " you")));
  }

  /** What one of them does is told to that one as "you", and to the others by name. */
  default void allSeeOf(Person doer, String own, String named) {
    everybody().forEach(person -> person.sees(person == doer ? own : named));
  }
}
