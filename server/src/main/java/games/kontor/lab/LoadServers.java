package games.kontor.lab;

import java.util.List;

/**
 * The servers under a load.
 *
 * @param urls those to which members connect, each room's beginning with another one
 * @param openAt those at which rooms are opened, in turn
 */
record LoadServers(List<String> urls, List<String> openAt) {

  /** One server, for everything. */
  static LoadServers at(String url) {
    return new LoadServers(List.of(url), List.of(url));
  }

  /** Where the room of this number, from 0, is opened. */
  String opens(int room) {
    return openAt.get(room % openAt.size());
  }
}
