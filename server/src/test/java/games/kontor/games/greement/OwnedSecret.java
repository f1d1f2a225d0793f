package games.kontor.games.greement;

import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.room.Secret;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** One secret; it holds while nothing that reveals it by the rules has happened. */
final class OwnedSecret implements Secret<State> {
  private final String name;
  private final Predicate<State> there;
  private final Change change;
  private List<Seat> owners = List.of();
  private List<Object> revealedWith = List.of();

  OwnedSecret(String name, Predicate<State> there, Change change) {
    this.name = name;
    this.there = there;
    this.change = change;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<Two<State>> alter(State state, Chance chance) {
    if (!there.test(state)) {
      return Optional.empty();
    }
    var altering = change.of(state, chance);
    altering.ifPresent(
        altered -> {
          owners = altered.owners();
          revealedWith = revealers(altered.here());
        });
    return altering.map(altered -> new Two<>(altered.here(), altered.state()));
  }

  @Override
  public boolean entitled(State altered, Seat seat) {
    return owners.contains(seat);
  }

  @Override
  public boolean holds(State state) {
    return revealedWith.equals(revealers(state));
  }

  /** What changes when the rules bring this secret to light. */
  private List<Object> revealers(State state) {
    return switch (name) {
      case "start choice" -> List.of(state.clock(), state.phase().getClass());
      case "sealed vote" -> List.of(state.phase().getClass(), position(state));
      case "deck" -> List.of(state.deck().size());
      case "cards drawn face down" -> List.of(state.drawn().size(), position(state));
      case "map" -> List.of(state.faceDown());
      default -> List.of();
    };
  }

  /** Section 6 accepts what the disease's default tells about one who did not act himself. */
  @Override
  public boolean mayExpire(State state, Deadline due) {
    return !(name.equals("money") && due.what().equals("event-disease"));
  }

  private static int position(State state) {
    return switch (state.phase()) {
      case Phase.EventVote vote -> vote.position();
      case Phase.EventPay pay -> pay.position();
      case Phase.EventDisease disease -> disease.position();
      case Phase.ChooseStart _, Phase.ReplaceStart _, Phase.Loaning _, Phase.Turn _, Phase.Over _ ->
          0;
    };
  }

  /** A secret, altered, and the seats that own it. */
  record Altering(State here, State state, List<Seat> owners) {}

  /** Makes the other state; may find nothing to alter. */
  interface Change {
    Optional<Altering> of(State state, Chance chance);
  }
}
