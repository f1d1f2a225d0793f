package games.kontor.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** What is listed once and named elsewhere stands in each of its places. */
final class NamedItemsTests {
  private static JsonNode json(String text) throws JsonProcessingException {
    return Wire.mapper().readTree(text.replace('\'', '"'));
  }

  @Test
  void itemsStandInThePlaceOfTheirNames() throws JsonProcessingException {
    var moves =
        json(
            "{'listed':{'sell':[{'of':{'type':'named','name':'1'}}],"
                + "'trade':[{'give':{'type':'form','of':{'type':'named','name':'2'}}}]},"
                + "'items':{'1':{'words':['R01']},'2':{'words':[]}}}");
    var before = moves.deepCopy();
    assertEquals(
        json(
            "{'listed':{'sell':[{'of':{'words':['R01']}}],"
                + "'trade':[{'give':{'type':'form','of':{'words':[]}}}]}}"),
        NamedItems.spelledOut(moves));
    assertEquals(before, moves);
  }
}
