package games.kontor.room;

import games.kontor.game.About;

/** Pennies that stand still while nobody who plays is there, and keep the seats of who leaves. */
public final class PatientPennies extends Pennies {

  @Override
  public About about() {
    var about = super.about();
    return new About(
        about.id(),
        about.minSeats(),
        about.maxSeats(),
        about.options(),
        about.streams(),
        about.afterEnd(),
        About.Leavers.KEPT);
  }

  @Override
  public boolean standsStill(State state) {
    return true;
  }
}
