package games.kontor.protocol;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All that a client may send. A connection says {@link Hello} first and follows one room at a time,
 * which {@link Watch} names. Everything that wants something done is a {@link Command}: it carries
 * an id of the client's own making and is answered {@code applied} or {@code refused} to its sender
 * alone; the same id sent again is answered and not done again.
 */
public sealed interface ClientMessage {

  /**
   * The first message: the protocol's version, and which build the client is, in at most 40
   * printable ASCII characters; null if it does not know.
   */
  record Hello(int protocol, @Nullable String build) implements ClientMessage {
    private static final int BUILD_LENGTH = 40;

    public Hello {
      if (build != null
          && (build.length() > BUILD_LENGTH || build.chars().anyMatch(c -> c < ' ' || c > '~'))) {
        throw new IllegalArgumentException("no name of a build");
      }
    }
  }

  /**
   * Follow a room, from nothing or from what is known: the epoch and v of the last frame. The name
   * is how a spectator is called; null stays unnamed.
   */
  record Watch(String room, @Nullable String epoch, @Nullable Long v, @Nullable String name)
      implements ClientMessage {
    public Watch {
      Objects.requireNonNull(room);
    }
  }

  /** Stop following. */
  record Leave() implements ClientMessage {}

  /** Asks for a pong, and says whether the page is seen just now; null: it is not told. */
  record Ping(long n, @JsonInclude(NON_NULL) @Nullable Boolean visible) implements ClientMessage {

    /** One that does not tell. */
    public Ping(long n) {
      this(n, null);
    }
  }

  /** Something to be done, and answered. */
  sealed interface Command extends ClientMessage {
    /** The longest id; a page needs a dozen characters. */
    int ID_LENGTH = 64;

    String id();

    private static void requireId(String id) {
      if (id.length() > ID_LENGTH) {
        throw new IllegalArgumentException("an id of " + id.length() + " characters");
      }
    }
  }

  /** What the room decides. */
  sealed interface ToRoom extends Command {}

  /** What is answered beside the room and is no fact of it: by whoever holds its viewers. */
  sealed interface ToHost extends Command {}

  /**
   * Take a free seat. The word goes into the shuffle; the colour is one of 1 to 8, null for any
   * free one.
   */
  record Sit(String id, String name, @Nullable Integer color, String word) implements ToRoom {
    public Sit {
      Command.requireId(id);
      Objects.requireNonNull(name);
      Objects.requireNonNull(word);
    }
  }

  /**
   * Give the own seat up: before the start, or in the middle of a game that keeps leavers, and then
   * for good.
   */
  record Stand(String id) implements ToRoom {
    public Stand {
      Command.requireId(id);
    }
  }

  /** Change one's name or colour before the start; null leaves it. */
  record Dress(String id, @Nullable String name, @Nullable Integer color) implements ToRoom {
    public Dress {
      Command.requireId(id);
    }
  }

  /** Ready to start, or not any more. */
  record Ready(String id, boolean ready) implements ToRoom {
    public Ready {
      Command.requireId(id);
    }
  }

  /** The host sets options of the game; the others keep their value. */
  record Options(String id, Map<String, Object> options) implements ToRoom {
    public Options {
      Command.requireId(id);
      Objects.requireNonNull(options);
    }
  }

  /** The host sets the room's own options. */
  record House(String id, Common.HouseRules house) implements ToRoom {
    public House {
      Command.requireId(id);
      Objects.requireNonNull(house);
    }
  }

  /** The host takes a seat away from its player before the start. */
  record Kick(String id, int seat) implements ToRoom {
    public Kick {
      Command.requireId(id);
    }
  }

  /** The host makes another one host. */
  record MakeHost(String id, int seat) implements ToRoom {
    public MakeHost {
      Command.requireId(id);
    }
  }

  /** The host seats a bot: {@code house} or {@code random}. */
  record AddBot(String id, String bot) implements ToRoom {
    public AddBot {
      Command.requireId(id);
      Objects.requireNonNull(bot);
    }
  }

  /** The host starts the game. */
  record Start(String id) implements ToRoom {
    public Start {
      Command.requireId(id);
    }
  }

  /** An action of the game; only the room knows its kinds. */
  record Act(String id, JsonNode action) implements ToRoom {
    public Act {
      Command.requireId(id);
      Objects.requireNonNull(action);
    }
  }

  /**
   * Say yes or no to a matter; {@code about} is the absent seat that a bot would play, {@code word}
   * goes into the shuffle of a rematch.
   */
  record Agree(
      String id, Common.Matter what, @Nullable Integer about, boolean yes, @Nullable String word)
      implements ToRoom {
    public Agree {
      Command.requireId(id);
      Objects.requireNonNull(what);
    }

    /** Without a word. */
    public Agree(String id, Common.Matter what, @Nullable Integer about, boolean yes) {
      this(id, what, about, yes, null);
    }
  }

  /** Let no link that moves the own seat work any more; one asked for later does. */
  record RevokeLink(String id) implements ToRoom {
    public RevokeLink {
      Command.requireId(id);
    }
  }

  /** Ask for a link that moves the own seat to another device. */
  record SeatLink(String id) implements ToHost {
    public SeatLink {
      Command.requireId(id);
    }
  }

  /** Take a seat over by the token of such a link, which works once. */
  record Claim(String id, String token) implements ToHost {
    public Claim {
      Command.requireId(id);
      Objects.requireNonNull(token);
    }
  }

  /** Say something: to the table when seated, else to the benches. */
  record Say(String id, String text) implements ToHost {
    public Say {
      Command.requireId(id);
      Objects.requireNonNull(text);
    }
  }

  /** Ask for up to 100 lines of the story before line {@code before}. */
  record Earlier(String id, long before) implements ToHost {
    public Earlier {
      Command.requireId(id);
    }
  }
}
