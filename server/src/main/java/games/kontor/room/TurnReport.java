package games.kontor.room;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The report of a turn by post for one reader: who sits at the table, what everybody may read, and
 * what his seat alone may read. {@code before} and {@code after} are the turns whose reports come
 * next to this one; {@code seat} and {@code own} are null for somebody without a seat.
 */
public record TurnReport(
    String room,
    String game,
    String title,
    int turn,
    @Nullable Integer before,
    @Nullable Integer after,
    List<GameRecord.Sitter> seats,
    @Nullable Integer seat,
    Record open,
    @Nullable Record own) {}
