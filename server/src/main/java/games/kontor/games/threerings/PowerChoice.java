package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Move;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Whether a bot takes a rooftop, and for what (13). */
final class PowerChoice {
  private static final double WORTH_A_TURN = 2;
  private static final int TURNS_OF_INTEREST = 3;
  private static final int GIVES_UP_FROM = 10;

  private final TurnSight sight;

  PowerChoice(TurnSight sight) {
    this.sight = sight;
  }

  /** Empty unless something gains more than a turn is worth. */
  Optional<Action> best() {
    Action best = null;
    double most = WORTH_A_TURN;
    for (Move variant : sight.moves().of("use-power")) {
      for (Ring ring : rings(variant)) {
        for (Action.UsePower use : uses(ring)) {
          double gain = gain(use);
          if (gain > most) {
            most = gain;
            best = use;
          }
        }
      }
      break;
    }
    return Optional.ofNullable(best);
  }

  private static List<Ring> rings(Move variant) {
    return variant.parameters().get("ring") instanceof Domain.One one
        ? one.open().stream().map(id -> Ring.of(id).orElseThrow()).toList()
        : List.of();
  }

  private List<Action.UsePower> uses(Ring ring) {
    var all =
        List.of(
            new Action.UsePower(ring, Power.PRODUCTIVITY, Power.Direction.UP, null),
            new Action.UsePower(ring, Power.PRODUCTIVITY, Power.Direction.DOWN, null),
            new Action.UsePower(ring, Power.INTEREST, Power.Direction.UP, null),
            new Action.UsePower(ring, Power.INTEREST, Power.Direction.DOWN, null),
            new Action.UsePower(ring, Power.GOAL, null, sight.nearestGoal()));
    var roofs = Objects.requireNonNull(sight.table().rooftops().get(ring));
    return all.stream()
        .filter(use -> roofs.on(use.power()) == null)
        .filter(use -> use.goal() == null || use.goal() != sight.goal())
        .filter(use -> use.direction() != Power.Direction.DOWN || isAboveZero(use))
        .toList();
  }

  private boolean isAboveZero(Action.UsePower use) {
    return use.power() != Power.INTEREST || sight.table().rate() > 0;
  }

  private double gain(Action.UsePower use) {
    int sign = use.direction() == null ? 0 : use.direction().sign();
    return switch (use.power()) {
      case PRODUCTIVITY -> productivity(sign);
      case INTEREST -> -sign * interest();
      case GOAL ->
          sight.table().round() > GIVES_UP_FROM
                  && sight.reachable(sight.goal()) < sight.progress().needed()
              ? WORTH_A_TURN + 1
              : 0;
    };
  }

  /** What is held is worth more or less, and what is still to be bought costs so much less. */
  private double productivity(int sign) {
    int level = sight.table().level() + sign;
    double held = sight.estimate().at(level).of(sight.holding()) - sight.now();
    double wanted =
        Space.PROPERTIES.stream()
            .filter(space -> sight.goal().counts(space) && sight.isVacant(space))
            .mapToInt(space -> sight.value(space) - space.current(level))
            .sum();
    return held + wanted / 3;
  }

  private double interest() {
    double others =
        sight.others().mapToLong(View.PublicPlayer::debt).average().orElse(0) / Rules.PER_DEBT;
    return TURNS_OF_INTEREST * (sight.me().debt() / (double) Rules.PER_DEBT - others);
  }
}
