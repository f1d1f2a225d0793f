package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import games.kontor.game.SeededChance;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SamplerTests {
  private static final Domain AMOUNT = new Domain.Perhaps(new Domain.Whole(0, 50));
  private static final Items ITEMS =
      new Items.Together(
          Fixed.with(Fixed.with(Fixed.of("a", 3L), "b", 3L), "c", 3L),
          List.of("a", "b", "c"),
          3,
          4);

  private static Stream<Map<String, Object>> samples(Move move) {
    return IntStream.range(0, 200)
        .mapToObj(seed -> Sampler.sample(move, new SeededChance(seed)))
        .flatMap(Optional::stream);
  }

  private static long amount(Map<?, ?> values, String name) {
    return values.get(name) instanceof Long amount ? amount : 0;
  }

  private static long inForm(Map<String, Object> values, String form) {
    return values.get(form) instanceof Map<?, ?> parts ? amount(parts, "cash") : 0;
  }

  @Test
  void paysExactlyWithItemsThatWeighMoreInCompany() {
    var exact =
        new Limit(
            List.of(Term.plus("cash"), Term.plus("items")),
            30L,
            30L,
            "not-exact",
            null,
            null,
            Collections.emptyMap());
    var move =
        Move.of("items", new Domain.Perhaps(Domain.anyOf(ITEMS)))
            .with("cash", AMOUNT)
            .within(exact);
    var paid = samples(move).toList();
    assertTrue(paid.size() > 50, () -> paid.size() + " samples");
    for (var values : paid) {
      int items = values.get("items") instanceof List<?> list ? list.size() : 0;
      assertEquals(30, amount(values, "cash") + (items == 3 ? 21 : 3 * items), values::toString);
    }
  }

  @Test
  void keepsALimitAcrossForms() {
    Map<String, Domain> parts = new LinkedHashMap<>();
    parts.put("cash", AMOUNT);
    var form = new Domain.Form(parts, List.of());
    var move =
        Move.of("give", form)
            .with("want", form)
            .within(Limit.least(60, "too-little", Term.plus("give.cash"), Term.plus("want.cash")));
    var kept = samples(move).toList();
    assertTrue(kept.size() > 20, () -> kept.size() + " samples");
    for (var values : kept) {
      long sum = inForm(values, "give") + inForm(values, "want");
      assertTrue(sum >= 60, values::toString);
    }
  }
}
