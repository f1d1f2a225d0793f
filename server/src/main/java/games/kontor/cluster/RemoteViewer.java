package games.kontor.cluster;

import games.kontor.host.Outbox;
import java.util.List;

/** A viewer whose connection another process holds. */
final class RemoteViewer implements Outbox {
  private final Sheaf sheaf;
  private final long number;
  private final String player;

  RemoteViewer(Sheaf sheaf, long number, String player) {
    this.sheaf = sheaf;
    this.number = number;
    this.player = player;
  }

  Sheaf sheaf() {
    return sheaf;
  }

  @Override
  public String player() {
    return player;
  }

  @Override
  public void begin(byte[] snapshot) {
    send(Parcel.Kind.BEGIN, "", snapshot);
  }

  @Override
  public void show(byte[] frame) {
    sheaf.show(number, frame);
  }

  @Override
  public void done(byte[] frame, String id) {
    send(Parcel.Kind.DONE, id, frame);
  }

  @Override
  public void answer(byte[] frame) {
    send(Parcel.Kind.ANSWER, "", frame);
  }

  @Override
  public void refuse(byte[] frame) {
    send(Parcel.Kind.REFUSE, "", frame);
  }

  @Override
  public void gone(String room, String code) {
    sheaf.gone(number);
    sheaf.send(Parcel.of(Parcel.Kind.GONE, sheaf.node(), room, number, code));
  }

  private void send(Parcel.Kind kind, String text, byte[] frame) {
    sheaf.send(new Parcel(kind, sheaf.node(), sheaf.room(), List.of(number), text, frame));
  }
}
