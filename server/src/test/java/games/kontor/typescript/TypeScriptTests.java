package games.kontor.typescript;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import games.kontor.game.Seat;
import games.kontor.protocol.Edit;
import games.kontor.protocol.ServerMessage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class TypeScriptTests {

  enum Mood {
    VERY_GOOD,
    BAD
  }

  record Word(String letters) {
    public static Word parse(String text) {
      return new Word(text);
    }
  }

  record Holder(@Nullable Record held, List<? extends Record> more) {}

  record Sheet(
      @Nullable Integer count,
      List<@Nullable Word> words,
      Map<Seat, List<Mood>> moods,
      @Nullable Object anything) {}

  sealed interface Fact {
    record TilesLaid(long at, Fact.@Nullable Done before) implements Fact {}

    record Done() implements Fact {}

    sealed interface Inner extends Fact {
      record Deep(boolean deep) implements Inner {}
    }
  }

  record Wide(
      String firstOfAll, String second, String third, String fourth, String fifth, String sixth)
      implements Broad {}

  sealed interface Broad permits Wide {}

  private static String written(Class<?>... types) {
    return new TypeScript(Map.of()).declare(List.of(types)).text("");
  }

  @Test
  void writesARecordWithAllThatItIsMadeOf() {
    assertEquals(
        """

        export interface Sheet {
          count: number | null;
          words: readonly (Word | null)[];
          moods: Record<string, readonly Mood[]>;
          anything: unknown;
        }

        export type Word = string;

        export type Mood = 'very-good' | 'bad';
        """,
        written(Sheet.class));
  }

  @Test
  void writesASealedInterfaceAsAUnionToldApartByType() {
    assertEquals(
        """

        export type Fact =
          | { type: 'tiles-laid'; at: number; before: Extract<Fact, { type: 'done' }> | null }
          | { type: 'done' }
          | Inner;

        export type Inner = { type: 'deep'; deep: boolean };
        """,
        written(Fact.class));
  }

  @Test
  void breaksAKindThatIsLongerThanALine() {
    assertEquals(
        """

        export type Broad =
          | {
              type: 'wide';
              firstOfAll: string;
              second: string;
              third: string;
              fourth: string;
              fifth: string;
              sixth: string;
            };
        """,
        written(Broad.class));
  }

  @Test
  void writesAnEditAsTheArrayThatItIs() {
    assertEquals(
        "\nexport type Edit = [path: string] | [path: string, value: unknown];\n",
        written(Edit.class));
  }

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  record Row(
      int at,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Mood mood,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Long more) {}

  @Test
  void writesATupleWithWhatMayBeLeftOutAtItsEnd() {
    assertEquals(
        """

        export type Row = [at: number, mood?: Mood | null, more?: number];

        export type Mood = 'very-good' | 'bad';
        """,
        written(Row.class));
  }

  @Test
  void writesNoTypeWhereTheWireHasNone() {
    String patch =
        written(ServerMessage.class)
            .lines()
            .dropWhile(line -> !line.contains("?: undefined"))
            .findFirst()
            .orElseThrow();
    assertEquals("      type?: undefined;", patch);
  }

  @Test
  void importsWhatAnotherModuleDeclares() {
    var module = new TypeScript(Map.of()).importing("./other", List.of(Seat.class, Word.class));
    assertEquals(
        """

        import type { Seat, Word } from './other';

        export interface Pair {
          seat: Seat;
          word: Word;
        }
        """,
        module.declare(List.of(Pair.class)).text(""));
  }

  record Pair(Seat seat, Word word) {}

  @Test
  void putsTheStandInWhereOnlyARecordIsDeclared() {
    assertEquals(
        """

        export interface Holder {
          held: unknown;
          more: readonly Word[];
        }

        export type Word = string;
        """,
        new TypeScript(Map.of("Holder.more", Word.class)).declare(List.of(Holder.class)).text(""));
    assertEquals(
        "\nexport interface Holder {\n  held: unknown;\n  more: readonly unknown[];\n}\n",
        written(Holder.class));
  }

  record Moody(Mood mood, Other.Mood other) {}

  @Test
  void putsTheOwnerBeforeTheNameOfASecondTypeThatIsCalledTheSame() {
    assertEquals(
        """

        export interface Moody {
          mood: Mood;
          other: OtherMood;
        }

        export type Mood = 'very-good' | 'bad';

        export type OtherMood = 'good';
        """,
        written(Moody.class));
  }

  static final class Other {
    enum Mood {
      GOOD
    }
  }
}
