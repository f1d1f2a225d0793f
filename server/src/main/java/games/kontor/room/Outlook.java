package games.kontor.room;

import games.kontor.protocol.Common.Listing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A room as lists show it: the identity of who sits in each seat, empty where nobody comes back for
 * it, and the date at which its calendar wants it awake, null for never.
 */
public record Outlook(Listing listing, List<String> players, @Nullable Long wakeAtMillis) {}
