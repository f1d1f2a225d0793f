import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../navigation';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { QrCode } from '../../ui/QrCode';
import { copyText } from '../copy';
import { InviteBody } from '../lobby/Invite';
import { useRoom, useSession } from '../session';
import { t } from '../words';
import type { OpenTable } from './open-table';
import { RulesHere } from './RulesHere';

interface Props {
  onClose: () => void;
}

export function InviteDialog({ onClose }: Props) {
  return (
    <Dialog title={t('invite.title')} onClose={onClose}>
      <InviteBody whole />
    </Dialog>
  );
}

/** A link that moves the reader's seat to another device; asked for when the dialog opens. */
export function DeviceDialog({ onClose }: Props) {
  const session = useSession();
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    session.order({ type: 'seat-link' }).then((answer) => {
      if (answer?.type === 'link') setLink(`${session.link}#seat=${answer.token}`);
      else onClose();
    });
  }, []);
  const revoke = async () => {
    if (await session.order({ type: 'revoke-link' })) onClose();
  };
  return (
    <Dialog title={t('device.title')} onClose={onClose}>
      <p>{t('device.why')}</p>
      {link && (
        <div class="device-link">
          <QrCode link={link} size={180} />
          <Button
            label={t('device.copy')}
            icon="copy"
            kind="main"
            onClick={() => void copyText(link)}
          />
          <Button
            label={t('device.revoke')}
            sure={t('device.revoke.sure')}
            onClick={() => void revoke()}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Asks before the table is left: the seat stays, the clocks go on. */
export function LeaveDialog({ onClose, table: { game, play } }: Props & { table: OpenTable }) {
  const session = useSession();
  const { stage, house } = useRoom();
  const seated = session.store.seat.value !== null;
  const playing = seated && stage === 'playing';
  const leaving = playing ? game.leaving?.() : undefined;
  const why = !playing ? 'leave.why' : house.absent === 'bot' ? 'leave.why.bot' : 'leave.why.wait';
  return (
    <Dialog title={t('leave.title')} onClose={onClose}>
      <p>{told(t(why), leaving?.away)}</p>
      <div class="dialog-choices">
        <Button label={t('leave.stay')} kind="main" onClick={onClose} />
        <Button label={t('leave.do')} icon="sign-out" onClick={() => go('/')} />
      </div>
      <GiveUp play={play} then={leaving?.givenUp} onClose={onClose} />
      <Abandon then={leaving?.abandoned} />
    </Dialog>
  );
}

/** What the frame says, and after it what the game does. */
function told(frame: string, game: string | undefined): string {
  return game === undefined ? frame : `${frame} ${game}`;
}

interface Then {
  /** What becomes then of what is the reader's, in the game's words. */
  then: string | undefined;
}

/** Where the rules let a player go for good, as a move of their own. */
function GiveUp({ onClose, play, then }: Props & Then & { play: OpenTable['play'] }) {
  const move = play.moves.value.find(({ forGood }) => forGood);
  if (!move || move.blocked) return null;
  const giveUp = async () => {
    if (await play.act({ type: move.action })) onClose();
  };
  return <ForGood words="leave.forGood" then={then} onClick={giveUp} />;
}

/** Where a seat stays in the game though its player goes for good. */
function Abandon({ then }: Then) {
  const session = useSession();
  const { stage, keepsLeavers } = useRoom();
  if (!keepsLeavers || stage !== 'playing' || session.store.seat.value === null) return null;
  const stand = async () => {
    if (await session.order({ type: 'stand' })) go('/');
  };
  return <ForGood words="leave.abandon" then={then} onClick={stand} />;
}

interface ForGoodProps extends Then {
  words: 'leave.forGood' | 'leave.abandon';
  onClick: () => Promise<void>;
}

function ForGood({ words, then, onClick }: ForGoodProps) {
  return (
    <div class="give-up">
      <p>{told(t(`${words}.why`), then)}</p>
      <Button
        label={t(words)}
        sure={t(`${words}.sure`)}
        kind="danger"
        onClick={() => void onClick()}
      />
    </div>
  );
}

/** The rules, where they have no tab. */
export function RulesDialog({ Rules, onClose }: Props & { Rules: FunctionComponent }) {
  return (
    <Dialog title={t('tab.rules')} onClose={onClose}>
      <RulesHere Rules={Rules} />
    </Dialog>
  );
}

/** Who watches, as far as they have said so. */
export function WatchersDialog({ onClose }: Props) {
  const { watchers } = useRoom();
  const others = watchers.count - watchers.names.length;
  const words = watchers.names.length > 0 ? 'watchers.more' : 'watchers.unnamed';
  return (
    <Dialog title={t('watchers.title')} onClose={onClose}>
      {watchers.count === 0 && <p class="empty">{t('watchers.none')}</p>}
      <ul class="watcher-list">
        {watchers.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {others > 0 && <li>{t(words, { n: others })}</li>}
      </ul>
    </Dialog>
  );
}
