package games.kontor.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import games.kontor.host.Opening;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is posted to open a room; all but the game and its seats may be left out. Who gives a
 * nickname takes the first seat with it, and his word goes into the shuffle; the game begins at
 * once where he says so and bots have taken seats enough, and may leave him unhurried.
 */
record NewRoom(
    String game,
    int seats,
    @Nullable String title,
    @Nullable Integer bots,
    @Nullable Map<String, Object> options,
    @JsonProperty("public") @Nullable Boolean listed,
    @Nullable Boolean unhurried,
    @Nullable String nickname,
    @Nullable String word,
    @Nullable Boolean start) {

  NewRoom {
    Objects.requireNonNull(game);
  }

  /** What was posted, and no room can be made of it; the message says what is wrong with it. */
  static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;

    Unreadable(String what) {
      super(what, null, false, false);
    }

    @Override
    public String getMessage() {
      return String.valueOf(super.getMessage());
    }
  }

  static NewRoom read(byte[] json) throws Unreadable {
    try {
      NewRoom wish = Wire.mapper().readValue(json, NewRoom.class);
      if (wish == null) {
        throw new Unreadable("The request is null.");
      }
      return wish;
    } catch (JsonMappingException e) {
      throw new Unreadable(fault(e.getPath()));
    } catch (IOException e) {
      throw new Unreadable("The request is no JSON.");
    }
  }

  /** Where it is wrong, in the words of the request: what a parser says names our classes. */
  private static String fault(List<JsonMappingException.Reference> path) {
    var names = path.stream().map(JsonMappingException.Reference::getFieldName);
    String where = names.filter(Objects::nonNull).collect(Collectors.joining("."));
    return where.isEmpty()
        ? "Something is missing, or the request is no object."
        : "This is not as it should be: " + where;
  }

  Opening by(String player) {
    return new Opening(
        player,
        game,
        title == null ? "" : title,
        seats,
        bots == null ? 0 : bots,
        options == null ? Map.of() : options,
        new HouseRules(
            HouseRules.STANDARD.absent(),
            HouseRules.STANDARD.spectators(),
            Boolean.TRUE.equals(listed),
            unhurried),
        nickname == null
            ? null
            : new ClientMessage.Sit("opening", nickname, null, word == null ? "" : word),
        Boolean.TRUE.equals(start));
  }
}
