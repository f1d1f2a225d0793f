package games.kontor.crash;

import java.util.List;

final class CrashIT extends CrashContract {
  @Override
  List<String> more() {
    return List.of();
  }
}
