package games.kontor.host;

import games.kontor.protocol.Common.HouseRules;
import java.util.Map;

/** A wish for a new room: {@code bots} of its seats are taken by bots at once. */
public record Opening(
    String player,
    String game,
    String title,
    int seats,
    int bots,
    Map<String, Object> options,
    HouseRules house) {}
