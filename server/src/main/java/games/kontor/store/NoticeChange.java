package games.kontor.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a row changes for those who are away, stored with the row or not at all; in this order.
 *
 * @param moved players of whom the room knows otherwise from now on
 * @param settled players for whom the table does not wait any more, or not for that
 * @param caused what is to be told
 */
public record NoticeChange(List<Moved> moved, List<String> settled, List<Notice> caused) {
  public static final NoticeChange NONE = new NoticeChange(List.of(), List.of(), List.of());

  public NoticeChange {
    moved = List.copyOf(moved);
    settled = List.copyOf(settled);
    caused = List.copyOf(caused);
  }

  /** True if there is nothing to store. */
  public boolean isEmpty() {
    return moved.isEmpty() && settled.isEmpty() && caused.isEmpty();
  }

  /**
   * A player has another identity {@code now} (null: no seat any more, and all that was kept of him
   * goes), and links that move his seat name another number.
   */
  public record Moved(String player, @Nullable String now, int link) {}
}
