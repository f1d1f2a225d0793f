package games.kontor.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestCluster;
import games.kontor.host.Outbox;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Somebody at one process of a cluster; waits for nothing, for the machine is waited for. */
final class Guest implements Outbox {
  private final TestCluster cluster;
  private final TestCluster.Member process;
  private final String player;
  private final List<String> frames = new ArrayList<>();
  private final List<String> applied = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();
  private int snapshots;
  private int ids;
  private int waits;
  private String room = "";

  Guest(TestCluster cluster, TestCluster.Member process, String player) {
    this.cluster = cluster;
    this.process = process;
    this.player = player;
  }

  /** Follows the room. */
  Guest watch(String code) {
    room = code;
    return say(new ClientMessage.Watch(code, null, null, player));
  }

  Guest say(ClientMessage message) {
    process.rooms().send(room, message, this);
    cluster.settle();
    return this;
  }

  Guest sit(int color) {
    return say(new ClientMessage.Sit(id(), player, color, ""));
  }

  Guest start() {
    return say(new ClientMessage.Start(id()));
  }

  Guest put(int pennies) {
    return act(id(), pennies);
  }

  /** Puts pennies by a command of this id. */
  Guest act(String id, int pennies) {
    return say(command(id, pennies));
  }

  static ClientMessage command(String id, int pennies) {
    String json =
        "{\"type\":\"act\",\"id\":\"%s\",\"action\":{\"type\":\"put\",\"pennies\":%d}}"
            .formatted(id, pennies);
    try {
      return Wire.decode(json.getBytes(StandardCharsets.UTF_8));
    } catch (Wire.BadFrame bad) {
      throw new AssertionError(json, bad);
    }
  }

  String id() {
    ids++;
    return player + "-" + ids;
  }

  List<String> frames() {
    return List.copyOf(frames);
  }

  List<String> applied() {
    return List.copyOf(applied);
  }

  List<String> refused() {
    return List.copyOf(refused);
  }

  int snapshots() {
    return snapshots;
  }

  /** The newest number of the public view that he was shown. */
  long v() {
    long v = -1;
    for (String frame : frames) {
      var json = json(frame);
      v = json.has("v") ? json.path("v").asLong() : v;
    }
    return v;
  }

  private static JsonNode json(String frame) {
    try {
      return Wire.mapper().readTree(frame);
    } catch (IOException e) {
      throw new AssertionError(frame, e);
    }
  }

  @Override
  public String player() {
    return player;
  }

  @Override
  public synchronized void begin(byte[] snapshot) {
    snapshots++;
    frames.add(Wire.text(snapshot));
  }

  @Override
  public synchronized void show(byte[] frame) {
    frames.add(Wire.text(frame));
  }

  @Override
  public synchronized void done(byte[] frame, String id) {
    frames.add(Wire.text(frame));
    applied.add(id);
  }

  @Override
  public synchronized void answer(byte[] frame) {
    switch (Wire.decodeServer(frame)) {
      case ServerMessage.Applied done -> applied.add(done.id());
      case ServerMessage.Refused no -> refused.add(no.code());
      default -> frames.add(Wire.text(frame));
    }
  }

  @Override
  public void refuse(byte[] frame) {
    answer(frame);
  }

  /** How often he was told that the room waits. */
  int waits() {
    return waits;
  }

  @Override
  public synchronized void waits(String code) {
    waits++;
  }

  @Override
  public synchronized void gone(String code, String why) {
    refused.add(why);
  }
}
