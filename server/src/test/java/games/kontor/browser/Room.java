package games.kontor.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ViewportSize;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Whether a table leaves its board the room it needs: on two desktops the board is large enough and
 * the same in every phase in which its reader decides, and in all in which he only waits, one of
 * cards whole without scrolling, with log and chat beside it and every button in sight; on phones
 * header, seats and board stay in sight, a frame of fields whole, and no button cuts its words.
 */
final class Room {
  private static final List<Desktop> DESKTOPS =
      List.of(new Desktop(1366, 650, 420), new Desktop(1440, 900, 500));

  /** Log and chat field together, in pixels. */
  private static final int TALK = 230;

  /** What must be seen of the board above the sheet of a phone. */
  private static final int GLIMPSE = 110;

  /** How high a hint may be on a phone, in pixels. */
  private static final int STRIP = 48;

  private static final String WIDE =
      """
      ({ least, talk }) => {
        const board = document.querySelector('.table:not(.phone) .board-slot > *');
        if (!board || document.querySelector('dialog[open]')) return [];
        const faults = [];
        const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
        const cards = document.querySelector('.lm-board');
        const drawn = [...board.parentElement.querySelectorAll('svg')];
        const sides = drawn.map((each) => each.getBoundingClientRect().width);
        const side = Math.round(cards ? cards.clientHeight : Math.max(...sides));
        const below = cards ? cards.scrollHeight - cards.clientHeight : 0;
        if (below > 0) faults.push(`the last ${below} px of the board have to be scrolled to`);
        if (side < least) faults.push(`the board has only ${side} px`);
        const panel = box('.knowledge-tabs .tabs');
        const tabs = box('.knowledge-tabs .tab-list');
        const field = box('.knowledge-tabs > .chat-field');
        const told = panel.height - tabs.height + (field?.height ?? 0);
        if (told < talk) faults.push(`log and chat have only ${Math.round(told)} px`);
        if (box('.knowledge-tabs').bottom > innerHeight) faults.push('the chat leaves the window');
        const scrolled = document.scrollingElement.scrollHeight - innerHeight;
        if (scrolled > 0) faults.push(`the page is ${scrolled} px too high`);
        for (const button of document.querySelectorAll('.action-slot .button')) {
          const { bottom, right, left } = button.getBoundingClientRect();
          const covered = [...document.querySelectorAll('.board-slot > *')].some((each) => {
            const over = each.getBoundingClientRect();
            const top = button.getBoundingClientRect().top;
            return top < over.bottom - 1 && left < over.right - 1 && bottom > over.top + 1
              && right > over.left + 1;
          });
          if (bottom > innerHeight || right > innerWidth) {
            faults.push(`out of sight: ${button.textContent}`);
          }
          if (covered) faults.push(`over the board: ${button.textContent}`);
        }
        for (const time of document.querySelectorAll('.seat-time')) {
          const clock = time.getBoundingClientRect();
          const name = time.closest('.seat').querySelector('.seat-name b');
          const words = name.getBoundingClientRect();
          const beside = clock.top >= words.bottom - 6 || clock.left >= words.right;
          if (!beside || name.scrollWidth > name.clientWidth + 1) {
            faults.push(`name and clock run together: ${name.textContent}`);
          }
        }
        const head = box('.knowledge .ledger thead');
        if (head && head.height < 10) faults.push('the paper has no head');
        const [under = ''] = document.querySelector('.table').className.match(/under-\\w+/) ?? [];
        return [under, side, ...faults];
      }
      """;

  private static final String NARROW =
      """
      ({ glimpse, strip }) => {
        const foot = document.querySelector('.table.phone .phone-foot')?.getBoundingClientRect();
        if (!foot || document.querySelector('dialog[open]')) return [];
        const faults = [];
        scrollTo(0, 0);
        const header = document.querySelector('.header').getBoundingClientRect();
        const seats = document.querySelector('.seats').getBoundingClientRect();
        const board = document.querySelector('.board-slot').getBoundingClientRect();
        if (header.bottom > foot.top || seats.bottom > foot.top) faults.push('seats are buried');
        const seen = Math.round(foot.top - board.top);
        const fields = document.querySelector('.territories-board.narrow .territories-map');
        const lid = document.querySelector('.phone-foot .sheet').getBoundingClientRect().top;
        const buried = fields ? Math.round(fields.getBoundingClientRect().bottom - lid) : 0;
        if (buried > 0) faults.push(`${buried} px of the fields lie under the sheet`);
        const map = document.querySelector('.greement-map')?.getBoundingClientRect();
        const over = '.sheet-page, .banner, .sheet:has(.vote-bar) .offer';
        const isAlone = map && !document.querySelector(over);
        const lost = isAlone ? Math.round(map.bottom - lid) : 0;
        if (lost > 4) faults.push(`${lost} px of the map lie under the sheet`);
        if (map && innerHeight > 800 && map.width < innerWidth - 16) {
          faults.push(`the map is only ${map.width} px wide`);
        }
        if (seen < glimpse) faults.push(`only ${seen} px of the board are seen`);
        const inSheet = '.phone-foot :is(.button-label, .button-second, .sheet-line *)';
        for (const words of document.querySelectorAll(inSheet)) {
          const shown = getComputedStyle(words);
          if (shown.position === 'absolute' || shown.overflowX === 'visible') continue;
          if (words.scrollWidth > words.clientWidth + 1) faults.push(`cut: ${words.textContent}`);
        }
        for (const button of document.querySelectorAll('.phone-foot .button')) {
          if (button.scrollWidth > button.clientWidth + 2) {
            faults.push(`too narrow for its words: ${button.textContent}`);
          }
        }
        const sheet = document.querySelector('.sheet-body');
        const hidden = sheet ? sheet.scrollHeight - sheet.clientHeight : 0;
        if (hidden > 1 && sheet.querySelector('.vote-bar') && !sheet.querySelector('.offer')) {
          faults.push(`${hidden} px of the vote are hidden`);
        }
        for (const hint of document.querySelectorAll('.phone-foot .hint-note')) {
          if (hint.offsetHeight > strip) faults.push(`a hint of ${hint.offsetHeight} px`);
        }
        // Beside a trade's sums, which have a row of their own, both buttons share one.
        const alone = '.act-buttons:not(:has(> .tra-sums))';
        // In a turn of Greement two share one, so that each keeps its place.
        const whole = '.sheet-acts:not(.slotted) > .sheet-main';
        const rows = `.phone-foot :is(${whole}, ${alone}) > .button.main`;
        for (const main of document.querySelectorAll(rows)) {
          if (main.getBoundingClientRect().width < 0.9 * sheet.clientWidth) {
            faults.push(`not over the whole width: ${main.textContent}`);
          }
        }
        return faults;
      }
      """;

  private final Map<String, String> sides = new LinkedHashMap<>();

  /** The desktops on which a table is to be looked at. */
  Stream<ViewportSize> desktops() {
    return DESKTOPS.stream().map(each -> new ViewportSize(each.width(), each.height()));
  }

  /** What is wrong with the table on the desktop of that size; nothing where no board is shown. */
  List<String> onDesktop(ViewportSize size, Page page) {
    Desktop desktop =
        DESKTOPS.stream().filter(each -> each.width() == size.width).findFirst().orElseThrow();
    List<String> seen =
        ((List<?>) page.evaluate(WIDE, Map.of("least", desktop.leastBoard(), "talk", TALK)))
            .stream().map(String::valueOf).toList();
    if (seen.isEmpty()) {
      return List.of();
    }
    String side = seen.get(1);
    String before = sides.putIfAbsent(desktop + seen.getFirst(), side);
    Stream<String> changed =
        before == null || before.equals(side)
            ? Stream.empty()
            : Stream.of("the board had " + before + " px and has " + side);
    return Stream.concat(seen.stream().skip(2), changed).toList();
  }

  /** What is wrong with the table on a phone; nothing where no board is shown. */
  List<String> onPhone(Page page) {
    return ((List<?>) page.evaluate(NARROW, Map.of("glimpse", GLIMPSE, "strip", STRIP)))
        .stream().map(String::valueOf).toList();
  }

  private record Desktop(int width, int height, int leastBoard) {}
}
