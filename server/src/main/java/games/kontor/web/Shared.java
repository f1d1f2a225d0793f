package games.kontor.web;

import games.kontor.host.Rooms;
import games.kontor.observe.Metrics;
import games.kontor.time.Time;
import org.jspecify.annotations.Nullable;

/** What all connections share; {@code build} names the page that is served, if there is one. */
record Shared(
    Rooms rooms,
    Visits visits,
    DoorLimits limits,
    Time time,
    Metrics metrics,
    @Nullable String build) {}
