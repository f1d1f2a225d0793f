import { announcements } from './aria';

/** The two live regions of the page; `announce` fills them. */
export function Announcer() {
  return (
    <>
      <p class="hidden-text announcer" aria-live="polite">
        {announcements.polite}
      </p>
      <p class="hidden-text announcer" aria-live="assertive">
        {announcements.assertive}
      </p>
    </>
  );
}
