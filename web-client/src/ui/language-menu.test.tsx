import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineFace } from '../games/territories/story/lines';
import { lineArgs } from '../games/territories/story/samples';
import { speak } from '../i18n/catalogue';
import { applySettings, chooseLanguage, settings } from '../settings';
import { Announcer } from './Announcer';
import { announce } from './aria';
import { Header } from './Header';
import { LogLine } from './LogLine';
import { found, key, mount, press } from './mount';
import { Toasts } from './Toasts';
import { toast } from './toast';

/** A log of one line, as a table shows it. */
function Told() {
  const face = lineFace(
    { key: 'line-1', own: false, code: 'rent-paid', args: lineArgs['rent-paid'] ?? {} },
    {
      name: (seat) => ['Anna', 'Jonas', 'Ben', 'Cleo'][seat] ?? '',
      seat: signal(null),
      colour: () => 'plum',
    },
  );
  return (
    <ul>
      <LogLine>{face.text}</LogLine>
    </ul>
  );
}

let page: HTMLElement;

beforeEach(() => {
  applySettings(document.documentElement);
  page = mount(
    <>
      <Header title="Thursday" detail="" onInvite={() => undefined} />
      <Told />
      <Toasts />
      <Announcer />
    </>,
  );
});

afterEach(() => act(() => chooseLanguage('en')));

const radio = (label: string) => {
  const choice = [...page.querySelectorAll('.segmented label')].find(
    (each) => each.textContent === label,
  );
  return found<HTMLInputElement>(choice as HTMLElement, 'input');
};
const polite = () => found(page, '[aria-live=polite]').textContent?.trim();

async function choose(label: string): Promise<void> {
  await act(async () => {
    radio(label).click();
    await speak(label === 'Deutsch' ? 'de' : 'en');
  });
}

describe('the language menu', () => {
  it('names each language in itself and marks the one that is spoken', () => {
    press(found(page, '[aria-label=Language]'));
    expect(found(page, '[role=radiogroup]').textContent).toBe('EnglishDeutsch');
    expect([radio('English').checked, radio('Deutsch').checked]).toEqual([true, false]);
  });

  it('changes the whole page at once: buttons, log, numbers, document; and is kept', async () => {
    expect(found(page, 'ul').textContent).toContain('pays 3,200');
    press(found(page, '[aria-label=Language]'));
    await choose('Deutsch');
    expect(found(page, '[aria-label=Sprache]').getAttribute('aria-expanded')).toBe('true');
    expect(page.textContent).toContain('Einladen');
    expect(found(page, 'ul').textContent).toContain(
      'Ben würfelt 3+5, landet auf Turm: zahlt 3.200 Pacht an Cleo.',
    );
    expect(document.documentElement.lang).toBe('de');
    expect(radio('Deutsch').checked).toBe(true);
    expect(localStorage.getItem('kontor.language')).toBe('"de"');
    await choose('English');
    expect(found(page, 'ul').textContent).toContain('pays 3,200');
    expect(settings.language.value).toBe('en');
  });

  it('says in the new language that it has changed, and keeps nothing said in the old one', async () => {
    act(() => {
      toast('Link copied', 'done');
      announce('Your turn', 'assertive');
    });
    press(found(page, '[aria-label=Language]'));
    await choose('Deutsch');
    expect(polite()).toBe('Die Seite ist jetzt auf Deutsch.');
    expect(found(page, '[aria-live=assertive]').textContent?.trim()).toBe('');
    expect(page.querySelector('.toast')).toBeNull();
  });

  it('is left with Escape, with the focus on its button', () => {
    press(found(page, '[aria-label=Language]'));
    key(radio('English'), 'Escape');
    expect(page.querySelector('[role=radiogroup]')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Language');
  });
});
