package games.kontor.web;

import games.kontor.host.Rooms;
import games.kontor.observe.Metrics;
import games.kontor.time.Time;

/** What all connections share. */
record Shared(Rooms rooms, Visits visits, DoorLimits limits, Time time, Metrics metrics) {}
