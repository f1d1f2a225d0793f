import { useEffect, useState } from 'preact/hooks';

/** True once a press or Escape has hastened the show of the papers: from then on all is there at once. */
export function useHastened(): boolean {
  const [isHastened, setHastened] = useState(false);
  useEffect(() => {
    const hasten = () => setHastened(true);
    const byKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hasten();
    };
    document.addEventListener('pointerdown', hasten);
    document.addEventListener('keydown', byKey);
    return () => {
      document.removeEventListener('pointerdown', hasten);
      document.removeEventListener('keydown', byKey);
    };
  }, []);
  return isHastened;
}
