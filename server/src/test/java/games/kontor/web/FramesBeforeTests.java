package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import games.kontor.protocol.Common.Channel;
import games.kontor.protocol.Common.ChatLine;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.OwnLine;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Each kind of frame, as a page of the protocol before this one is told it. */
final class FramesBeforeTests {
  static final List<ServerMessage> OTHERS =
      List.of(
          new ServerMessage.Welcome(4, "b"),
          new ServerMessage.Applied("k3v9x2-1"),
          new ServerMessage.Refused("k3v9x2-1", "insufficient-funds", Map.of("price", 7)),
          new ServerMessage.Said(new ChatLine(3, Channel.TABLE, 1, "Anna", "Grüße")),
          new ServerMessage.Link("k3v9x2-1", "4.kQ2v.9c"),
          new ServerMessage.Pong(3, 42, 13),
          new ServerMessage.Demoted("taken-over"),
          new ServerMessage.Waits("amber-gull"),
          new ServerMessage.Gone("amber-gull", "crowded"),
          new ServerMessage.Bye("restarting"));

  private static final String ITEMS = "{'type':'seats','weights':{'2':5,'3':1}}";

  private final FramesBefore page = new FramesBefore();

  private String told(String frame) {
    byte[] bytes = frame.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return Wire.text(page.told(bytes)).replace('"', '\'');
  }

  private void begin() {
    told("{'type':'snapshot','v':7,'h':2,'own':" + view("{'give':" + ITEMS + "}", NAMED) + "}");
  }

  private static final String NAMED = "{'type':'named','name':'give'}";

  /** An own view with a move of two such parameters. */
  private static String view(String items, String domain) {
    return ("{'seat':1,'hand':{'money':3},'moves':{'listed':{'send':[{'parameters':"
            + "{'to':{'type':'one','of':%2$s},'and':{'type':'some','of':%2$s}}}]},'items':%1$s}}")
        .formatted(items, domain);
  }

  private static String placed(String items) {
    return view("", items).replace(",'items':", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'v':8}|{'type':'patch','v':8}",
        "{'v':8,'edits':[['table/turn',2]],'applied':'x1'}"
            + "|{'type':'patch','v':8,'edits':[['table/turn',2]],'applied':'x1'}",
        "{'v':8,'lines':[[9,'claims',{'seat':2}],[10,'ends-turn']]}"
            + "|{'type':'patch','v':8,'lines':[{'n':9,'code':'claims','args':{'seat':2}},"
            + "{'n':10,'code':'ends-turn','args':{}}]}",
        "{'v':8,'clocks':{'running':[['turn',9],['vote',8,9],['pick',8,null,[]],['bid',8,9,[2]]]}}"
            + "|{'type':'patch','v':8,'clocks':{'running':[{'what':'turn','leftMillis':9},"
            + "{'what':'vote','leftMillis':8,'fullMillis':9},"
            + "{'what':'pick','seats':[],'leftMillis':8},"
            + "{'what':'bid','seats':[2],'leftMillis':8,'fullMillis':9}]}}",
        "{'v':8,'own':{'h':3,'lines':[[9,'paid',{'coins':2}]]}}"
            + "|{'type':'patch','v':8,'own':{'h':3,"
            + "'lines':[{'after':9,'code':'paid','args':{'coins':2}}]}}",
        "{'type':'hand','h':3,'lines':[[9,'paid']]}"
            + "|{'type':'hand','h':3,'lines':[{'after':9,'code':'paid','args':{}}]}",
        "{'type':'hand','h':3,'edits':[['',null]]}|{'type':'hand','h':3,'edits':[['',null]]}",
        "{'type':'snapshot','v':7,'own':null,'clocks':{'running':[['turn',9]]},"
            + "'lines':[[9,'claims']],'ownLines':[[9,'paid']]}"
            + "|{'type':'snapshot','v':7,'own':null,"
            + "'clocks':{'running':[{'what':'turn','leftMillis':9}]},"
            + "'lines':[{'n':9,'code':'claims','args':{}}],"
            + "'ownLines':[{'after':9,'code':'paid','args':{}}]}"
      })
  void isToldAsThatProtocolHadIt(String now, String then) {
    assertEquals(then, told(now));
  }

  @Test
  void namesThePartsOfEarlierLines() {
    var answer =
        new ServerMessage.Lines(
            "x1",
            List.of(new LogLine(7, "claims", Map.of("seat", 2))),
            List.of(new OwnLine(7, "paid", Map.of())));
    assertEquals(
        "{'type':'lines','id':'x1','lines':[{'n':7,'code':'claims','args':{'seat':2}}],"
            + "'ownLines':[{'after':7,'code':'paid','args':{}}]}",
        told(Wire.text(Wire.encode(answer))));
  }

  @ParameterizedTest
  @FieldSource("OTHERS")
  void leavesWhatIsAsItWas(ServerMessage message) {
    byte[] frame = Wire.encode(message);
    assertSame(frame, page.told(frame));
  }

  @Test
  void putsItemsInThePlaceOfTheirName() {
    assertEquals(
        "{'type':'snapshot','own':" + placed(ITEMS) + "}",
        told("{'type':'snapshot','own':" + view("{'give':" + ITEMS + "}", NAMED) + "}"));
  }

  @Test
  void tellsTheOwnViewWholeWhereItHasChanged() {
    begin();
    assertEquals(
        "{'type':'patch','v':8,'own':{'h':3,'edits':[['',"
            + placed(ITEMS.replace("5", "6")).replace("3}", "4}")
            + "]]}}",
        told(
            "{'v':8,'own':{'h':3,"
                + "'edits':[['moves/items/give/weights/2',6],['hand/money',4]]}}"));
    assertEquals(
        "{'type':'hand','h':4,'edits':[['',"
            + placed(ITEMS.replace("5", "6")).replace("3}", "9}")
            + "]]}",
        told("{'type':'hand','h':4,'edits':[['hand/money',9]]}"));
  }

  @Test
  void shutsEachActionByItsOwnNameAndGivesNoReasonForIt() {
    assertEquals(
        "{'type':'snapshot','own':{'moves':{'listed':{},'shut':['end','lend','sell'],"
            + "'blocked':[{'code':'late','args':{},'of':['buy']}]}}}",
        told(
            "{'type':'snapshot','own':{'moves':{'listed':{},'groups':{'1':['sell','lend']},"
                + "'shut':['1','end'],'blocked':[{'code':'late','args':{},'of':['buy','sell']}]}}}"));
  }

  @Test
  void goesOnWhereMovesHaveNoItems() {
    told("{'type':'snapshot','own':{'seat':1,'moves':{'listed':{}}}}");
    assertEquals(
        "{'type':'hand','h':3,'edits':[['',{'seat':1,'moves':{'listed':{'roll':[]}}}]]}",
        told("{'type':'hand','h':3,'edits':[['moves/listed/roll',[]]]}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"moves/bounds/x/y", "moves/listed/send/7", "......seat", "moves/listed/send/x"})
  void passesOnWhatDoesNotFitUntilAllComesAnew(String path) {
    begin();
    String misfit = "{'type':'hand','h':3,'edits':[['" + path + "',1]]}";
    assertEquals(misfit, told(misfit));
    String next = "{'type':'hand','h':4,'edits':[['hand/money',9]]}";
    assertEquals(next, told(next));
    begin();
    assertEquals(
        "{'type':'hand','h':3,'edits':[['',"
            + placed(ITEMS).replace("'money':3", "'money':9")
            + "]]}",
        told("{'type':'hand','h':3,'edits':[['hand/money',9]]}"));
  }
}
