import { useState } from 'preact/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './Button';
import { found, mount, press, settled } from './mount';
import { Sheet } from './Sheet';

afterEach(() => void mount(null));

/** A choice that is made, and what is decided next. */
function Trays() {
  const [made, setMade] = useState(false);
  return made ? (
    <div class="next">
      <Button label="Write 10" kind="main" />
    </div>
  ) : (
    <div class="first">
      <Button label="Start here" kind="main" onClick={() => setMade(true)} />
    </div>
  );
}

describe('the sheet of a phone', () => {
  it('hands the focus on where one tray takes the place of another', async () => {
    const page = mount(
      <Sheet label="Actions" folded={false} onFold={() => undefined} head="Your turn.">
        <Trays />
      </Sheet>,
    );
    const first = found(page, '.first .button');
    first.focus();
    press(first);
    await settled();
    expect(document.activeElement?.textContent).toContain('Write 10');
  });

  it('keeps its head and its foot when it is folded, and nothing between them', () => {
    const folded = (isFolded: boolean) =>
      mount(
        <Sheet
          label="Actions"
          folded={isFolded}
          onFold={() => undefined}
          head="Your turn."
          foot={<Button label="Throw" kind="main" />}
        >
          <p>chances</p>
        </Sheet>,
      ).textContent;
    expect(folded(false)).toBe('Your turn.chancesThrow');
    expect(folded(true)).toBe('Your turn.Throw');
  });
});
