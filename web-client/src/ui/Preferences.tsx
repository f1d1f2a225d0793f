import { t, type WordKey } from '../i18n';
import { languages } from '../i18n/translator';
import { type SoundGroup, settings, type Theme } from '../settings';
import { Segmented } from './Segmented';
import { Switch } from './Switch';

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
  const choices = Object.entries(languages).map(([value, label]) => ({
    value: value as keyof typeof languages,
    label,
  }));
  return (
    <div class="preferences">
      <h3>{t('language.title')}</h3>
      <Segmented
        label={t('language.title')}
        choices={choices}
        value={settings.language.value}
        onChange={(language) => {
          settings.language.value = language;
        }}
      />
    </div>
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
