package games.kontor.games.threerings;

import java.util.List;

/**
 * How all stood when a round ended, in the order of the seats, for the charts (13): net wealth by
 * printed values, debt, and rent received so far.
 */
public record Standing(int round, List<Long> net, List<Long> debt, List<Long> rent) {

  public Standing {
    net = List.copyOf(net);
    debt = List.copyOf(debt);
    rent = List.copyOf(rent);
  }
}
