import { regions } from './aria';

/** The two live regions of the page; `announce` fills them. */
export function Announcer() {
  return (
    <>
      <Region urgency="polite" />
      <Region urgency="assertive" />
    </>
  );
}

function Region({ urgency }: { urgency: 'polite' | 'assertive' }) {
  return (
    <div class="hidden-text announcer" aria-live={urgency}>
      {regions[urgency].value.map(({ key, sentence }) => (
        <p key={key}>{sentence}</p>
      ))}
    </div>
  );
}
