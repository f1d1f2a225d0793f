package games.kontor.cluster;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How a process finds the others.
 *
 * @param members addresses of some of them, host:port, this one's too; empty where a name service
 *     knows them
 * @param service the name that resolves to all of them; empty where they are listed
 * @param port by which members find each other
 * @param busPort for what goes between rooms and viewers; 0 takes any free one
 * @param tls how that is encrypted; absent: not at all
 */
public record ClusterPlan(
    List<String> members, String service, int port, int busPort, Optional<BusTls> tls) {
  private static final Pattern MEMBER = Pattern.compile("[\\w.-]+:\\d{1,5}");
  private static final Pattern SERVICE = Pattern.compile("[\\w-]+(\\.[\\w-]+)*");
  private static final int PORT_LIMIT = 65_536;
  private static final String TCP = "tcp:";
  private static final String KUBERNETES = "kubernetes:";

  /** Throws IllegalArgumentException for what cannot be. */
  public ClusterPlan {
    members = List.copyOf(members);
    if (port < 1 || port >= PORT_LIMIT || busPort < 0 || busPort >= PORT_LIMIT) {
      throw new IllegalArgumentException("no such port: " + port + ", " + busPort);
    }
  }

  /**
   * Reads {@code tcp:host:port,host:port} or {@code kubernetes:service-dns}. Throws
   * IllegalArgumentException for anything else.
   */
  public static ClusterPlan of(String text, int port, int busPort) {
    if (text.startsWith(TCP)) {
      var members = List.of(text.substring(TCP.length()).split(",", -1));
      if (members.stream().allMatch(member -> MEMBER.matcher(member).matches())) {
        return new ClusterPlan(members, "", port, busPort, Optional.empty());
      }
    }
    if (text.startsWith(KUBERNETES)) {
      String service = text.substring(KUBERNETES.length());
      if (SERVICE.matcher(service).matches()) {
        return new ClusterPlan(List.of(), service, port, busPort, Optional.empty());
      }
    }
    throw new IllegalArgumentException(
        "a cluster is tcp:host:port,host:port or kubernetes:service-dns, not " + text);
  }

  /** The same plan, encrypted by this, if it is there. */
  public ClusterPlan with(Optional<BusTls> encryption) {
    return new ClusterPlan(members, service, port, busPort, encryption);
  }

  /** True if all members are processes of this very machine. */
  boolean isLocal() {
    return !members.isEmpty()
        && members.stream()
            .allMatch(member -> member.startsWith("127.") || member.startsWith("localhost:"));
  }
}
