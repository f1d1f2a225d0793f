import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Button } from './Button';
import { Chip } from './Chip';
import { HomeLink } from './HomeLink';
import { IconButton } from './IconButton';
import { Popover } from './Popover';
import { LanguagePopover, SoundPopover, ThemePopover } from './PreferencePopovers';
import { Appearance, LanguageChoice, SoundChoice } from './Preferences';
import { usePhone } from './screen';

interface Props {
  title: string;
  /** The game and where it stands. */
  detail: string;
  /** The turn pill. */
  middle?: ComponentChildren;
  watchers?: number;
  /** The reader has no seat. */
  watching?: boolean;
  onInvite?: () => void;
  onHelp?: () => void;
}

/** The line at the top of a room. On a phone all but the turn is behind one menu. */
export function Header({ title, detail, middle, ...rest }: Props) {
  const phone = usePhone();
  return (
    <header class="header">
      <HomeLink wordmark={!phone} />
      <div class="header-title">
        <h1>{title}</h1>
        <p>{detail}</p>
      </div>
      <div class="header-middle">{middle}</div>
      <div class="header-right">{phone ? <PhoneMenu {...rest} /> : <Tools {...rest} />}</div>
    </header>
  );
}

type ToolProps = Pick<Props, 'watchers' | 'watching' | 'onInvite' | 'onHelp'>;

function Tools({ watchers, watching, onInvite, onHelp }: ToolProps) {
  return (
    <>
      {watching && (
        <Chip kind="blue" icon="eye">
          {t('header.watching')}
        </Chip>
      )}
      {watchers ? <Chip icon="eye">{t('header.watchers', { n: watchers })}</Chip> : null}
      {onInvite && (
        <Button label={t('header.invite')} icon="link" size="panel" onClick={onInvite} />
      )}
      <SoundPopover />
      <ThemePopover />
      <LanguagePopover />
      {onHelp && <IconButton icon="question" label={t('header.help')} onClick={onHelp} />}
    </>
  );
}

function PhoneMenu({ watchers, watching, onInvite, onHelp }: ToolProps) {
  return (
    <>
      {watching && <Chip kind="blue">{t('header.watching')}</Chip>}
      <Popover icon="dots-three-vertical" label={t('header.menu')}>
        {watchers ? <p class="menu-line">{t('header.watchers', { n: watchers })}</p> : null}
        <div class="menu-buttons">
          {onInvite && <Button label={t('header.invite')} icon="link" onClick={onInvite} />}
          {onHelp && <Button label={t('header.help')} icon="question" onClick={onHelp} />}
        </div>
        <SoundChoice />
        <Appearance />
        <LanguageChoice />
      </Popover>
    </>
  );
}
