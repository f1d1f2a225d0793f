package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import games.kontor.protocol.Wire;
import org.junit.jupiter.api.Test;

final class SubsetTests {

  private static String difference(String expected, String actual) throws JsonProcessingException {
    var mapper = Wire.mapper();
    return Subset.difference("", mapper.readTree(expected), mapper.readTree(actual)).orElse("none");
  }

  @Test
  void comparesOnlyTheExpectedKeys() throws JsonProcessingException {
    assertEquals("none", difference("{\"a\": {\"b\": 1}}", "{\"a\": {\"b\": 1, \"c\": 2}}"));
    assertEquals(
        "/a/b: expected 1, there was 2", difference("{\"a\": {\"b\": 1}}", "{\"a\": {\"b\": 2}}"));
    assertEquals("/a: expected 1, there was nothing", difference("{\"a\": 1}", "{}"));
  }

  @Test
  void comparesListsOfObjectsByPlaceAndOtherListsWhole() throws JsonProcessingException {
    assertEquals("none", difference("[{}, {\"a\": 1}]", "[{\"b\": 2}, {\"a\": 1}, {\"c\": 3}]"));
    assertEquals("none", difference("[1, 2]", "[1, 2]"));
    assertEquals(": expected [1], there was [1,2]", difference("[1]", "[1, 2]"));
    assertEquals(": expected [], there was [1]", difference("[]", "[1]"));
    assertEquals(": expected [{},{}], there was [{}]", difference("[{}, {}]", "[{}]"));
  }

  @Test
  void takesNullForAKeyThatIsThereAndNumbersByValue() throws JsonProcessingException {
    assertEquals("none", difference("{\"a\": null, \"b\": 1}", "{\"a\": null, \"b\": 1.0}"));
    assertEquals("/a: expected null, there was nothing", difference("{\"a\": null}", "{}"));
    assertEquals("/a: expected null, there was 0", difference("{\"a\": null}", "{\"a\": 0}"));
  }
}
