package games.kontor.cluster;

import java.util.Set;

/** Which processes can be reached, as the cluster manager knows it. */
public interface Nodes {

  /** The id of this process, which no other one ever has. */
  String own();

  /** The ids of all that can be reached, this one among them. */
  Set<String> present();

  /** From now on this is run when somebody comes or goes. */
  void listen(Runnable changed);
}
