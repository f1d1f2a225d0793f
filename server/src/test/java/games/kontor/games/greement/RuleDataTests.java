package games.kontor.games.greement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Option;
import games.kontor.games.greement.EventCard.Avoid;
import games.kontor.games.greement.EventCard.Condition;
import games.kontor.games.greement.EventCard.Effect;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every figure of the rule data is the one that the rules use. */
final class RuleDataTests {
  private static final JsonNode DATA = Catalogue.read("greement.data.json");

  private static ObjectNode object() {
    return Wire.mapper().createObjectNode();
  }

  @Test
  void playersAndBoard() {
    assertEquals(DATA.at("/players/min").intValue(), Table.GAME.about().minSeats());
    assertEquals(DATA.at("/players/max").intValue(), Table.GAME.about().maxSeats());
    assertEquals(DATA.at("/board/columns").intValue(), Square.SIDE);
    assertEquals(DATA.at("/board/rows").intValue(), Square.SIDE);
    var tiles = object();
    for (Kind kind : List.of(Kind.LAND, Kind.GOLD, Kind.LAKE, Kind.MOUNTAIN)) {
      tiles.put(kind.toString(), Collections.frequency(Starts.TILES, kind));
    }
    assertEquals(DATA.at("/board/tiles"), tiles);
    assertEquals(100, Starts.TILES.size());
    var kinds = new ArrayList<String>();
    var ownable = new ArrayList<String>();
    for (Kind kind : Kind.values()) {
      kinds.add(kind.toString());
      if (kind.canBeOwned()) {
        ownable.add(kind.toString());
      }
    }
    assertEquals(DATA.at("/board/kinds"), Wire.mapper().valueToTree(kinds));
    assertEquals(DATA.at("/board/ownable"), Wire.mapper().valueToTree(ownable));
  }

  @Test
  void squareNamesInReadingOrder() {
    var squares = Square.inReadingOrder();
    assertEquals("A1", squares.getFirst().toString());
    assertEquals("J1", squares.get(9).toString());
    assertEquals("A2", squares.get(10).toString());
    assertEquals("J10", squares.getLast().toString());
    squares.forEach(square -> assertEquals(square, Square.parse(square.toString())));
  }

  @Test
  void valuesTable() {
    assertEquals(DATA.at("/values/minimum").longValue(), Values.LEAST);
    var order = new ArrayList<String>();
    for (Value value : Value.values()) {
      order.add(value.toString());
      assertEquals(DATA.at("/values/start/" + value).longValue(), value.start());
      assertEquals(value.start(), Values.atStart().get(value));
    }
    assertEquals(DATA.at("/values/order"), Wire.mapper().valueToTree(order));
    assertEquals(
        DATA.at("/values/start").toString(),
        Wire.mapper().valueToTree(Values.atStart()).toString());
  }

  /** Each value is another power of two, so that a sum tells what it is made of. */
  @Test
  void profitValueAndPriceKeysOfEachKind() {
    var table = Table.onLand(2);
    long power = 1;
    for (Value value : Value.values()) {
      table.value(value, value.toString().endsWith("Multiplier") ? 1 : power);
      power *= 2;
    }
    for (Kind kind : List.of(Kind.LAND, Kind.CROP, Kind.CATTLE, Kind.GOLD)) {
      var ground = table.square("E5", kind, 1).state().ground();
      var square = Square.parse("E5");
      var profitKey = DATA.at("/profitKeyByKind/" + kind);
      assertEquals(profitKey.isNull() ? 0 : sum(table, profitKey), ground.profit(square));
      assertEquals(sum(table, DATA.at("/valueKeysByKind/" + kind)), ground.value(square));
      if (kind == Kind.LAND || kind == Kind.GOLD) {
        var priceKey = DATA.at("/bankPriceKeyByKind/" + kind);
        assertEquals(sum(table, priceKey), ground.bankPrice(square));
      }
    }
  }

  private static long sum(Table table, JsonNode keys) {
    var values = Wire.mapper().valueToTree(table.state().values());
    if (keys.isTextual()) {
      return values.get(keys.textValue()).longValue();
    }
    long sum = 0;
    for (JsonNode key : keys) {
      sum += values.get(key.textValue()).longValue();
    }
    return sum;
  }

  @Test
  void loansCeilingTimersAndCardsPerRound() {
    assertEquals(DATA.at("/loans/firstLoanMax").intValue(), Rules.FIRST_LOAN_MOST);
    assertEquals(DATA.at("/ceiling").longValue(), Coins.CEILING);
    assertEquals(DATA.at("/timersSeconds/turn").intValue(), Rules.TURN_SECONDS);
    assertEquals(DATA.at("/timersSeconds/awayTurn").intValue(), Rules.AWAY_TURN_SECONDS);
    assertEquals(DATA.at("/events/cardsPerRound").intValue(), Rules.CARDS_PER_ROUND);
    assertEquals(DATA.at("/events/deckSize").intValue(), EventCard.all().size());
  }

  @Test
  void everyCardWithItsCountConditionAndEffects() {
    var cards = DATA.at("/events/cards");
    assertEquals(cards.size(), EventCard.kinds().size());
    for (int i = 0; i < cards.size(); i++) {
      var written = ((ObjectNode) cards.get(i)).deepCopy();
      written.remove("title");
      assertEquals(written, json(EventCard.kinds().get(i)));
    }
  }

  private static JsonNode json(EventCard card) {
    var json = object().put("id", card.toString()).put("count", card.count());
    json.set("avoid", json(card.avoid()));
    json.set("condition", json(card.condition()));
    var effects = json.putArray("effects");
    card.effects().forEach(effect -> effects.add(json(effect)));
    return json;
  }

  private static JsonNode json(Avoid avoid) {
    var json = object().put("mode", Names.kind(avoid.getClass()));
    return switch (avoid) {
      case Avoid.Vote _ -> json;
      case Avoid.PayShared pay -> json.put("price", (int) pay.price());
      case Avoid.PaySingle pay -> json.put("price", (int) pay.price());
      case Avoid.PayOwnSquares pay ->
          json.put("perSquare", (int) pay.perSquare()).put("kind", "cattle");
    };
  }

  private static JsonNode json(Condition condition) {
    return switch (condition) {
      case Condition.Always _ -> Wire.mapper().nullNode();
      case Condition.Owned owned -> object().put("ownedAtLeastOne", owned.kind().toString());
      case Condition.OwnedBeside beside -> object().put("ownedBeside", beside.kind().toString());
    };
  }

  private static JsonNode json(Effect effect) {
    var json = object().put("op", Names.kind(effect.getClass()));
    return switch (effect) {
      case Effect.Add add -> json.put("key", add.value().toString()).put("by", add.by());
      case Effect.Appropriate take ->
          json.put("beside", take.beside().toString()).put("refund", (int) take.refund());
      case Effect.LoseGoldMines _,
          Effect.CancelDebts _,
          Effect.CropsToLand _,
          Effect.CattleToCrops _,
          Effect.LandsToCattle _,
          Effect.UnpaidCattleToCrops _ ->
          json;
    };
  }

  @Test
  void everyOptionWithItsRange() {
    var options = (ObjectNode) DATA.at("/options");
    assertEquals(options.size(), Rules.OPTIONS.size());
    for (Option option : Rules.OPTIONS) {
      var written = ((ObjectNode) options.get(option.name())).deepCopy();
      written.remove("atMostHalfOf");
      assertEquals(written, json(option), option.name());
    }
  }

  private static JsonNode json(Option option) {
    return switch (option) {
      case Option.Whole whole ->
          object()
              .put("type", "int")
              .put("default", whole.standardValue())
              .put("min", whole.min())
              .put("max", whole.max());
      case Option.Choice choice -> {
        var json = object().put("type", "enum");
        json.set("values", Wire.mapper().valueToTree(choice.values()));
        yield json.put("default", choice.standardValue());
      }
      case Option.Clock _, Option.WordOrWhole _, Option.OneOf _, Option.Some _ ->
          throw new AssertionError("not in this game");
      case Option.Flag flag -> object().put("type", "flag").put("default", flag.standardValue());
    };
  }

  @Test
  void setupTimersAreTheOptionsOfTheDefaultGame() {
    var rules = Table.dealt(2).state().rules();
    assertEquals(DATA.at("/timersSeconds/setup").intValue(), rules.setupSeconds());
    assertEquals(DATA.at("/timersSeconds/vote").intValue(), rules.voteSeconds());
    assertEquals(DATA.at("/timersSeconds/payment").intValue(), rules.paymentSeconds());
    assertEquals(DATA.at("/loans/laterLoanLimitDefault").intValue(), rules.laterLoanLimit());
  }
}
