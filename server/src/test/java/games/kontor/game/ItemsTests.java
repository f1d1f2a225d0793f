package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ItemsTests {
  private static final Items ITEMS =
      new Items.Together(
          Fixed.with(Fixed.with(Fixed.with(Fixed.of("a", 3L), "b", 6L), "c", 12L), "d", 5L),
          List.of("a", "b", "c"),
          3,
          4);

  @Test
  void itemsWeighMoreOnceEnoughOfTheirCompanyAreChosen() {
    assertEquals(9, ITEMS.weight(List.of("a", "b")));
    assertEquals(33, ITEMS.weight(List.of("a", "b", "c")));
    assertEquals(38, ITEMS.weight(List.of("a", "b", "c", "d")));
    assertEquals(14, ITEMS.weight(List.of("a", "b", "d")));
  }

  @Test
  void theMostThatAnItemCanWeighIsThatInCompany() {
    assertEquals(List.of(7L, 5L), List.of(ITEMS.most("a"), ITEMS.most("d")));
  }
}
