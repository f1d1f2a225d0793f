package games.kontor.host;

import games.kontor.room.Sitter;
import games.kontor.room.Texts;
import java.util.List;
import java.util.TreeSet;

/** Those who sit, by their identities and by how their names look. */
final class Seated implements Crowd.Sitting {
  private final TreeSet<String> players = new TreeSet<>();
  private final TreeSet<String> looks = new TreeSet<>();

  Seated(List<Sitter> sitters) {
    for (var sitter : sitters) {
      players.add(sitter.player());
      looks.add(Texts.look(sitter.name()));
    }
  }

  @Override
  public boolean seated(String player) {
    return players.contains(player);
  }

  @Override
  public boolean isCalled(String look) {
    return looks.contains(look);
  }
}
