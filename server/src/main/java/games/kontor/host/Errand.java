package games.kontor.host;

import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.util.Optional;

/** Somebody who asks a room for one thing without following it, and waits for the answer. */
final class Errand implements Outbox {
  private final String player;
  private final Promise<Optional<String>> answer = Promise.promise();

  Errand(String player) {
    this.player = player;
  }

  /** Empty when it is done; else the code that says why not. */
  Future<Optional<String>> answered() {
    return answer.future();
  }

  @Override
  public String player() {
    return player;
  }

  @Override
  public void begin(byte[] snapshot) {
    throw new IllegalStateException("follows nothing");
  }

  @Override
  public void show(byte[] frame) {
    throw new IllegalStateException("follows nothing");
  }

  @Override
  public void done(byte[] frame, String id) {
    answer.tryComplete(Optional.empty());
  }

  @Override
  public void answer(byte[] frame) {
    var said = Wire.decodeServer(frame);
    answer.tryComplete(
        said instanceof ServerMessage.Refused no ? Optional.of(no.code()) : Optional.empty());
  }

  @Override
  public void refuse(byte[] frame) {
    answer(frame);
  }

  @Override
  public void gone(String room, String code) {
    answer.tryComplete(Optional.of(code));
  }
}
