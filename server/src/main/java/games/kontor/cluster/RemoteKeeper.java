package games.kontor.cluster;

import games.kontor.host.Keeper;
import games.kontor.host.Outbox;
import games.kontor.protocol.ClientMessage;
import games.kontor.room.RoomCommand;
import games.kontor.room.Standing;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.eventbus.DeliveryOptions;
import io.vertx.core.eventbus.Message;
import io.vertx.core.json.JsonObject;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The rooms that another process keeps. Who follows them goes by {@link Viewers}. */
final class RemoteKeeper implements Keeper {
  /** Who does not answer within this time is not asked any longer. */
  private static final long ANSWER_MILLIS = 3_000;

  private static final Logger LOG = LoggerFactory.getLogger(RemoteKeeper.class);

  private final Vertx vertx;
  private final String owner;
  private final Viewers viewers;
  private final Traffic traffic;

  RemoteKeeper(Vertx vertx, String owner, Viewers viewers, Traffic traffic) {
    this.vertx = vertx;
    this.owner = owner;
    this.viewers = viewers;
    this.traffic = traffic;
  }

  /** Where a process is asked. */
  static String address(String node) {
    return "kontor.questions." + node;
  }

  private Future<JsonObject> put(JsonObject question) {
    traffic.ask();
    return vertx
        .eventBus()
        .<JsonObject>request(
            address(owner), question, new DeliveryOptions().setSendTimeout(ANSWER_MILLIS))
        .map(Message::body)
        .onComplete(answer -> traffic.answer(), this::unanswered);
  }

  private void unanswered(Throwable why) {
    if (Visit.MOVED.equals(why.getMessage())) {
      traffic.move();
    } else {
      traffic.lose();
    }
  }

  @Override
  public void send(String room, ClientMessage message, Outbox from) {
    viewers.send(room, message, from);
  }

  @Override
  public void ask(String room, RoomCommand.Asked command) {
    put(Question.ask(room, command))
        .onFailure(failure -> LOG.warn("{} was not asked at {}", room, owner, failure));
  }

  @Override
  public Future<Optional<Standing>> standing(String room, String player) {
    return put(Question.standing(room, player))
        .map(Question::toldStanding)
        .otherwise(Optional.empty());
  }

  @Override
  public Future<Boolean> seen(String room, String standIn, long withinMillis) {
    return put(Question.seen(room, standIn, withinMillis)).map(Question::toldSeen);
  }

  @Override
  public Future<Void> readdress(String room, String standIn) {
    return put(Question.readdress(room, standIn)).mapEmpty();
  }

  @Override
  public Future<Optional<String>> takeSeat(String room, String token, String player) {
    return put(Question.takeSeat(room, token, player)).map(Question::toldCode);
  }

  @Override
  public Future<Optional<String>> order(String room, RoomCommand.Order order) {
    return put(Question.order(room, order)).map(Question::toldCode);
  }
}
