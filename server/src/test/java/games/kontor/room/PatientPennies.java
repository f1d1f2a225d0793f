package games.kontor.room;

/** Pennies that stand still while nobody who plays is there. */
public final class PatientPennies extends Pennies {

  @Override
  public boolean standsStill() {
    return true;
  }
}
