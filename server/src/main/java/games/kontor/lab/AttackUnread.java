package games.kontor.lab;

import games.kontor.protocol.ClientMessage;

/** Asks for the whole table again and again, and reads nothing. */
final class AttackUnread implements Attack {
  @Override
  public String name() {
    return "unread";
  }

  @Override
  public int lines() {
    return 100;
  }

  @Override
  public RawLine open(Target target) {
    return target.greeted();
  }

  @Override
  public boolean again(RawLine line, Target target) {
    return line.texts(Attack.text(new ClientMessage.Watch(target.room(), null, null, null)), 2);
  }
}
