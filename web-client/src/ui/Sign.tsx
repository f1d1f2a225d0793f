/** The house's mark: a K whose arm is an open till. */
export function Sign({ size = 26 }: { size?: number }) {
  return (
    <svg class="sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6.5" />
      <path d="M7.2 4V20M16.2 3.9L8 12L16.7 20M13.6 12H18.4" />
    </svg>
  );
}
