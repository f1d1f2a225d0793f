package games.kontor.notify;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;

/** Who mails are from: one address, with or without a name. */
public record Sender(String text) {

  /** Throws IllegalArgumentException for anything else. */
  public Sender {
    address(text);
  }

  InternetAddress address() {
    return address(text);
  }

  /** The part behind the at sign. */
  String domain() {
    String plain = address().getAddress();
    return plain.substring(plain.indexOf('@') + 1);
  }

  private static InternetAddress address(String text) {
    try {
      var all = InternetAddress.parse(text, true);
      if (all.length == 1 && all[0].getAddress().contains("@")) {
        return all[0];
      }
    } catch (AddressException e) {
      throw new IllegalArgumentException("not the address of a sender: " + text, e);
    }
    throw new IllegalArgumentException("not the address of a sender: " + text);
  }
}
