import '../style/table.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName } from '../games/words';
import { LostPage } from '../LostPage';
import { problemWords } from '../net/problem-words';
import { findRoom } from '../net/rooms';
import type { Listing } from '../net/wire';
import { Header } from '../ui/Header';

/** The room behind a link. */
export function RoomPage({ code }: { code: string }) {
  const listing = useSignal<Listing | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    findRoom(code).then(
      (found) => {
        listing.value = found;
      },
      (failed) => {
        problem.value = problemWords(failed);
      },
    );
  }, [code]);
  if (problem.value) return <LostPage title={code} line={problem.value} />;
  if (!listing.value) return null;
  return (
    <Header
      title={listing.value.title}
      detail={gameName(listing.value.game)}
      watchers={listing.value.watchers}
    />
  );
}
