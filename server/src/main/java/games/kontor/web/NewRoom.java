package games.kontor.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import games.kontor.host.Opening;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is posted to open a room; all but the game and its seats may be left out. Who gives a
 * nickname takes the first seat with it, and his word goes into the shuffle.
 */
record NewRoom(
    String game,
    int seats,
    @Nullable String title,
    @Nullable Integer bots,
    @Nullable Map<String, Object> options,
    @JsonProperty("public") @Nullable Boolean listed,
    @Nullable String nickname,
    @Nullable String word) {

  NewRoom {
    Objects.requireNonNull(game);
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
            Boolean.TRUE.equals(listed)),
        nickname == null
            ? null
            : new ClientMessage.Sit("opening", nickname, null, word == null ? "" : word));
  }
}
