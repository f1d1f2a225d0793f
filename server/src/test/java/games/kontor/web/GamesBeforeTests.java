package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Game;
import games.kontor.games.Games;
import games.kontor.lab.LiveGame;
import games.kontor.protocol.Wire;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A page of the protocol before this one that follows a real game from its beginning has after each
 * action what it would have if it came anew.
 */
final class GamesBeforeTests {
  private static final int ACTIONS = 150;
  private static final int LINES = 100;

  private final FramesBefore edge = new FramesBefore();
  private final PictureBefore page = new PictureBefore();

  static Stream<Game<?, ?, ?>> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void buildsTheSamePictureByFramesAsAtOnce(Game<?, ?, ?> game) {
    String player = LiveGame.player(1);
    var live =
        new LiveGame<>(
            game,
            (viewer, frame) -> {
              if (viewer.equals(player) && !page.view().isMissingNode()) {
                page.take(edge.told(frame));
              }
            });
    page.take(edge.told(live.snapshot(player)));
    int told = page.lines().size();
    for (var next : LiveGame.played(game, "random").stream().limit(ACTIONS).toList()) {
      live.tell(next);
      isAsAnew(live.snapshot(player));
    }
    assertTrue(page.lines().size() > told, "nothing was told");
  }

  private void isAsAnew(byte[] snapshot) {
    var anew = new PictureBefore();
    anew.take(new FramesBefore().told(snapshot));
    assertEquals(anew.view(), page.view());
    assertEquals(anew.own(), page.own());
    assertTrue(!Wire.text(Wire.bytes(page.own())).contains("{\"type\":\"named\""));
    int since = Math.max(0, page.lines().size() - LINES);
    for (int i = 0; i < anew.lines().size(); i++) {
      assertEquals(anew.lines().get(i), page.lines().get(since + i));
    }
  }
}
