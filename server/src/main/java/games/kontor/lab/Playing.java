package games.kontor.lab;

import picocli.CommandLine.Option;

/** The options that say what is played for a measurement: which game, by how many, how fast. */
final class Playing {
  @Option(names = "--game", required = true, description = "the game's id")
  String game = "";

  @Option(names = "--rooms", description = "how many rooms; else ${DEFAULT-VALUE}")
  int rooms;

  @Option(names = "--players", description = "players in each room; else ${DEFAULT-VALUE}")
  int players = 4;

  @Option(names = "--spectators", description = "spectators in each room; else ${DEFAULT-VALUE}")
  int spectators;

  @Option(names = "--seconds", description = "how long is measured; else ${DEFAULT-VALUE}")
  int seconds;

  @Option(names = "--rate", description = "so many actions a second in all; else as many as go")
  int rate = 0;

  /** With what a command takes where nothing is said. */
  Playing(int rooms, int spectators, int seconds) {
    this.rooms = rooms;
    this.spectators = spectators;
    this.seconds = seconds;
  }
}
