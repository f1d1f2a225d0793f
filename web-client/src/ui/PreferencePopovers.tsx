import { t } from '../i18n';
import { dark, settings } from '../settings';
import { Popover } from './Popover';
import { Appearance, LanguageChoice, SoundChoice } from './Preferences';

export function SoundPopover() {
  return (
    <Popover
      icon={settings.sound.value ? 'speaker-high' : 'speaker-slash'}
      label={t('sound.title')}
    >
      <SoundChoice />
    </Popover>
  );
}

export function ThemePopover() {
  return (
    <Popover icon={dark.value ? 'sun' : 'moon'} label={t('theme.title')}>
      <Appearance />
    </Popover>
  );
}

export function LanguagePopover() {
  return (
    <Popover icon="translate" label={t('language.title')}>
      <LanguageChoice />
    </Popover>
  );
}
