import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Button } from './Button';
import { Chip } from './Chip';
import { HomeLink } from './HomeLink';
import { IconButton } from './IconButton';
import { Popover } from './Popover';
import { LanguagePopover, SoundPopover, ThemePopover } from './PreferencePopovers';
import { Appearance, LanguageChoice, SoundChoice } from './Preferences';
import { useNarrow } from './screen';

interface Props {
  title: string;
  /** The game and where it stands. */
  detail: ComponentChildren;
  /** The turn pill. */
  middle?: ComponentChildren;
  watchers?: number;
  /** The reader has no seat. */
  watching?: boolean;
  onInvite?: () => void;
  onHelp?: () => void;
  /** What else may be done about the room. */
  menu?: ComponentChildren;
}

/** The line at the top of a room. Below 900 px all but the turn is behind one menu. */
export function Header({ title, detail, middle, ...rest }: Props) {
  const narrow = useNarrow();
  return (
    <header class="header">
      <div class="header-left">
        <HomeLink wordmark={!narrow} />
        <div class="header-title">
          <h1>{title}</h1>
          <p>{detail}</p>
        </div>
      </div>
      <div class="header-middle">{middle}</div>
      <div class="header-right">
        {narrow ? <OneMenu {...rest} /> : <Tools {...rest} counted={middle !== undefined} />}
      </div>
    </header>
  );
}

type ToolProps = Pick<Props, 'watchers' | 'watching' | 'onInvite' | 'onHelp' | 'menu'>;

function Tools({
  watchers,
  watching,
  onInvite,
  onHelp,
  menu,
  counted,
}: ToolProps & { counted: boolean }) {
  return (
    <>
      {watching && (
        <Chip kind="blue" icon="eye">
          {t('header.watching')}
        </Chip>
      )}
      {watchers ? <WatchersChip n={watchers} counted={counted} /> : null}
      {onInvite && (
        <Button label={t('header.invite')} icon="link" size="small" onClick={onInvite} />
      )}
      <SoundPopover />
      <ThemePopover />
      <LanguagePopover />
      {onHelp && <IconButton icon="question" label={t('header.help')} onClick={onHelp} />}
      {menu && (
        <Popover icon="dots-three-vertical" label={t('header.menu')}>
          {menu}
        </Popover>
      )}
    </>
  );
}

/** How many watch; beside a turn pill the number alone. */
function WatchersChip({ n, counted }: { n: number; counted: boolean }) {
  const words = t('header.watchers', { n });
  return (
    <span class="watchers-chip" title={words}>
      <Chip icon="eye">
        {counted && <span aria-hidden="true">{n}</span>}
        <span class={counted ? 'hidden-text' : undefined}>{words}</span>
      </Chip>
    </span>
  );
}

function OneMenu({ watchers, watching, onInvite, onHelp, menu }: ToolProps) {
  return (
    <>
      {watching && (
        <Chip kind="blue" icon="eye">
          <span class="hidden-text">{t('header.watching')}</span>
        </Chip>
      )}
      <Popover icon="dots-three-vertical" label={t('header.menu')}>
        {watchers ? <p class="menu-line">{t('header.watchers', { n: watchers })}</p> : null}
        <div class="menu-buttons">
          {onInvite && <Button label={t('header.invite')} icon="link" onClick={onInvite} />}
          {onHelp && <Button label={t('header.help')} icon="question" onClick={onHelp} />}
        </div>
        {menu}
        <SoundChoice />
        <Appearance />
        <LanguageChoice />
      </Popover>
    </>
  );
}
