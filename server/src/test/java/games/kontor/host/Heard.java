package games.kontor.host;

import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;

/** A connection that notes what it is sent; one that is slow gets no changes, as over a line. */
final class Heard implements Outbox {
  private final String player;
  private final List<String> changes = new ArrayList<>();
  private final List<String> answers = new ArrayList<>();
  private boolean slow;

  Heard(String player) {
    this.player = player;
  }

  /** From now on it does not keep up. */
  Heard slow() {
    slow = true;
    return this;
  }

  /** The changes that reached it. */
  List<String> changes() {
    return List.copyOf(changes);
  }

  /** The answers that it was given. */
  List<String> answers() {
    return List.copyOf(answers);
  }

  @Override
  public String player() {
    return player;
  }

  @Override
  public void begin(byte[] snapshot) {
    changes.add(Wire.text(snapshot));
  }

  @Override
  public void show(byte[] frame) {
    if (!slow) {
      changes.add(Wire.text(frame));
    }
  }

  @Override
  public void done(byte[] frame, String id) {
    if (slow) {
      answer(Answers.applied(id));
    } else {
      changes.add(Wire.text(frame));
    }
  }

  @Override
  public void refuse(byte[] frame) {
    answer(frame);
  }

  @Override
  public void answer(byte[] frame) {
    answers.add(Wire.text(frame));
  }

  @Override
  public void gone(String gone, String code) {
    answers.add(code);
  }
}
