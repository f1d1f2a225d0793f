package games.kontor.games.landmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Code;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Cards, counts and quotas are the specification's. */
final class CardDataTests {
  private static final JsonNode DATA = data();
  private static final Landmarks GAME = new Landmarks();

  private static JsonNode data() {
    try (var in = CardDataTests.class.getResourceAsStream("/landmarks/cards.json")) {
      return Wire.mapper().readTree(in);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JsonNode written(Card card) {
    return StreamSupport.stream(DATA.path("cards").spliterator(), false)
        .filter(each -> each.path("id").asText().equals(card.toString()))
        .findFirst()
        .orElseThrow();
  }

  private static Rules rules(int players) {
    return Rules.of(Setup.of(players, GAME.about().options(), new TreeMap<>()));
  }

  @Test
  void everyCardInTheOrderOfTheTable() {
    assertEquals(
        StreamSupport.stream(DATA.path("cards").spliterator(), false)
            .map(card -> card.path("id").asText())
            .toList(),
        Card.ALL.stream().map(Card::toString).toList());
  }

  @ParameterizedTest
  @EnumSource
  void figuresOfACard(Card card) {
    JsonNode data = written(card);
    JsonNode numbers = data.path("activation");
    assertEquals(data.path("expansion").asText(), card.expansion().letter());
    assertEquals(data.path("cost").asInt(), card.cost());
    assertEquals(data.path("tower").asBoolean(), !card.isBuilding());
    assertEquals(numbers.isEmpty() ? 0 : numbers.get(0).asInt(), card.from());
    assertEquals(numbers.isEmpty() ? 0 : numbers.get(numbers.size() - 1).asInt(), card.to());
    assertEquals(
        data.path("colour").asText(), card == Card.CITY_HALL ? "start" : Code.of(card.colour()));
    assertEquals(data.path("symbol").asText(), Code.of(card.symbol()));
    if (card.isEstablishment()) {
      assertEquals(data.path("group").asText(), Code.of(card.deck()));
      assertEquals(data.path("row").asInt(), Card.ESTABLISHMENTS.indexOf(card) + 1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void amountsOfACard(Card card) {
    JsonNode effect = written(card).path("effect");
    switch (card.effect()) {
      case Effect.BankIncome income -> assertEquals(effect.path("amount").asInt(), income.amount());
      case Effect.BankIncomePer per -> {
        assertEquals(effect.path("amount").asInt(), per.amount());
        assertEquals(effect.path("scope").asText().equals("all"), per.everywhere());
        for (Card other : Card.ALL) {
          assertEquals(
              counts(effect, other), Income.counts(per.counted(), other), other.toString());
        }
      }
      case Effect.TakeFromRoller take ->
          assertEquals(effect.path("amount").asInt(Effect.ALL), take.amount());
      case Effect.TakeFromEach take -> assertEquals(effect.path("amount").asInt(), take.amount());
      case Effect.TakeFromOne take -> assertEquals(effect.path("amount").asInt(), take.amount());
      case Effect.TakePerSymbol take -> assertEquals(effect.path("amount").asInt(), take.amount());
      case Effect.TakeHalf half -> assertEquals(effect.path("minCoins").asInt(), half.leastCoins());
      case Effect.BankIncomeDice _ -> assertEquals(2, effect.path("dice").asInt());
      case Effect.TakeInvestment _ ->
          assertEquals("take-investment-from-each", effect.path("type").asText());
      case Effect.Special _ -> special(card, effect);
    }
  }

  private static boolean counts(JsonNode effect, Card card) {
    return effect.has("colour")
        ? effect.path("colour").asText().equals(Code.of(card.colour()))
        : StreamSupport.stream(effect.path("cards").spliterator(), false)
            .anyMatch(name -> name.asText().equals(card.toString()));
  }

  private static void special(Card card, JsonNode effect) {
    switch (card) {
      case DEMOLITION_COMPANY -> assertEquals(effect.path("bank").asInt(), Rules.DEMOLITION_PAYS);
      case MOVING_COMPANY -> assertEquals(effect.path("bank").asInt(), Rules.MOVING_PAYS);
      case LOAN_OFFICE -> {
        assertEquals(effect.path("amount").asInt(), Rules.LOAN_COSTS);
        assertEquals(written(card).at("/onBuild/amount").asInt(), Rules.LOAN);
      }
      case AIRPORT -> assertEquals(effect.path("amount").asInt(), Rules.AIRPORT_PAYS);
      case HARBOUR -> {
        assertEquals(effect.path("amount").asInt(), Rules.HARBOUR_ADDS);
        assertEquals(effect.path("minTotal").asInt(), Rules.HARBOUR_FROM);
      }
      case SHOPPING_MALL -> {
        for (Card other : Card.ALL) {
          assertEquals(counts(effect, other), other.inMall(), other.toString());
        }
      }
      default ->
          assertEquals(0, card.from() == 0 ? 0 : effect.path("bank").asInt(), card.toString());
    }
  }

  @Test
  void theWholeStockOfFive() {
    var rules = rules(5);
    int copies = Card.ESTABLISHMENTS.stream().mapToInt(rules::copies).sum();
    int landmarks = 5 * (rules.landmarks().size() + 1);
    assertEquals(270, copies + landmarks); // 2
  }

  @Test
  void quotasOfTheSplitMarket() {
    DATA.at("/market/splitQuota")
        .properties()
        .forEach(
            size -> {
              var options = new TreeMap<String, Object>();
              options.put("marketSize", Integer.valueOf(size.getKey()));
              var rules = Rules.of(Setup.of(3, GAME.about().options(), options));
              for (Deck deck : rules.decks()) {
                assertEquals(size.getValue().path(Code.of(deck)).asInt(), rules.quota(deck));
              }
            });
  }

  @Test
  void whatEverybodyStartsWith() {
    Player player = Player.newcomer(new Seat(1));
    assertEquals(DATA.at("/start/coins").asInt(), player.coins());
    assertEquals(
        Wire.tree(DATA.at("/start/cards").properties().stream().map(e -> e.getKey()).toList()),
        Wire.tree(player.cards().keySet()));
  }
}
