package games.kontor.room;

/** Pennies that stand still while nobody who plays is there, and keep the seats of who leaves. */
public final class PatientPennies extends Pennies {

  @Override
  public boolean standsStill() {
    return true;
  }

  @Override
  public boolean keepsLeavers() {
    return true;
  }
}
