package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A wish for a new room: whoever opens it takes the first seat if he says how (null: he does so
 * later), {@code bots} of the seats are taken by bots at once, and then the game is begun if {@code
 * start} says so.
 */
public record Opening(
    String player,
    String game,
    String title,
    int seats,
    int bots,
    Map<String, Object> options,
    HouseRules house,
    ClientMessage.@Nullable Sit seat,
    boolean start) {}
