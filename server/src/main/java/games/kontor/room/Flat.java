package games.kontor.room;

import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Parameters and limits with those of forms among them, each under the form's name, as in {@code
 * give.cash}: so limits that reach into forms or across them are kept like all others.
 */
record Flat(Map<String, Domain> parameters, List<Limit> limits) {

  static Flat of(Map<String, Domain> parameters, List<Limit> limits) {
    if (parameters.values().stream().noneMatch(Domain.Form.class::isInstance)) {
      return new Flat(parameters, limits);
    }
    var all = new LinkedHashMap<String, Domain>();
    var more = new ArrayList<>(limits);
    parameters.forEach(
        (name, domain) -> {
          if (domain instanceof Domain.Form form) {
            var inner = of(form.parameters(), form.limits());
            inner.parameters.forEach((part, of) -> all.put(under(name, part), of));
            inner.limits.forEach(limit -> more.add(under(name, limit)));
          } else {
            all.put(name, domain);
          }
        });
    return new Flat(all, more);
  }

  private static String under(String form, String part) {
    return form + "." + part;
  }

  private static Limit under(String form, Limit limit) {
    var when = Fixed.<String, String>copyOf(new LinkedHashMap<>());
    for (var entry : limit.when().entrySet()) {
      when = Fixed.with(when, under(form, entry.getKey()), entry.getValue());
    }
    return new Limit(
        limit.terms().stream().map(term -> under(form, term)).toList(),
        limit.least(),
        limit.most(),
        limit.code(),
        limit.sum(),
        limit.bound(),
        when);
  }

  private static Term under(String form, Term term) {
    String by = term.by();
    return new Term(
        under(form, term.parameter()),
        term.times(),
        by == null ? null : under(form, by),
        term.weights());
  }

  /** Values by these names as they are written: those of a form in a map of their own. */
  static Map<String, Object> nested(Map<String, Domain> parameters, Map<String, Object> values) {
    return nested("", parameters, values);
  }

  private static Map<String, Object> nested(
      String before, Map<String, Domain> parameters, Map<String, Object> values) {
    var written = new LinkedHashMap<String, Object>();
    parameters.forEach(
        (name, domain) -> {
          Object value = values.get(before + name);
          if (domain instanceof Domain.Form form) {
            written.put(name, nested(before + name + ".", form.parameters(), values));
          } else if (value != null) {
            written.put(name, value);
          }
        });
    return written;
  }
}
