import { t, type WordKey } from '../i18n';
import { isLanguage, type Language, language, languages } from '../i18n/language';
import { chooseLanguage, type SoundGroup, settings, type Theme } from '../settings';
import { announce, hush } from './aria';
import { Segmented } from './Segmented';
import { Switch } from './Switch';
import { dismissToast, toast } from './toast';

const themes: Theme[] = ['auto', 'light', 'dark'];
const soundGroups: SoundGroup[] = ['turn', 'table', 'chat'];

/** Theme, contrast and key caps. */
export function Appearance() {
  return (
    <div class="preferences">
      <h3>{t('theme.title')}</h3>
      <Segmented
        label={t('theme.title')}
        choices={themes.map((value) => ({ value, label: t(`theme.${value}` satisfies WordKey) }))}
        value={settings.theme.value}
        onChange={(theme) => {
          settings.theme.value = theme;
        }}
      />
      <Switch
        label={t('theme.contrast')}
        on={settings.contrast.value === 'high'}
        onChange={(on) => {
          settings.contrast.value = on ? 'high' : 'auto';
        }}
      />
      <Switch
        label={t('theme.keyCaps')}
        on={settings.keyCaps.value}
        onChange={(on) => {
          settings.keyCaps.value = on;
        }}
      />
    </div>
  );
}

/** The languages there are. */
export function LanguageChoice() {
  const choices = Object.keys(languages)
    .filter(isLanguage)
    .map((value) => ({ value, label: languages[value] }));
  return (
    <div class="preferences">
      <h3>{t('language.title')}</h3>
      <Segmented
        label={t('language.title')}
        choices={choices}
        value={language.value}
        onChange={change}
      />
    </div>
  );
}

/** What was said in the language before is over: the live region and the toast change with the page. */
function change(chosen: Language): void {
  chooseLanguage(chosen).then(
    () => {
      dismissToast();
      hush();
      announce(t('language.spoken'));
    },
    () => toast(t('error.unreachable'), 'refused'),
  );
}

/** Sound as a whole, its volume, and its three groups. */
export function SoundChoice() {
  return (
    <div class="preferences">
      <h3>{t('sound.title')}</h3>
      <Switch
        label={t('sound.on')}
        on={settings.sound.value}
        onChange={(on) => {
          settings.sound.value = on;
        }}
      />
      <label class="slider">
        <span>{t('sound.volume')}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={settings.volume.value}
          onInput={(event) => {
            settings.volume.value = event.currentTarget.valueAsNumber;
          }}
        />
      </label>
      {soundGroups.map((group) => (
        <Switch
          key={group}
          label={t(`sound.${group}` satisfies WordKey)}
          on={settings.soundGroups[group].value}
          onChange={(on) => {
            settings.soundGroups[group].value = on;
          }}
        />
      ))}
    </div>
  );
}
