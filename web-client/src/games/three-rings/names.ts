import type { Goal, Industry, Power, Ring, Space } from './wire';
import { sentences, t } from './words';

/** What a space is called: "Opera House". */
export const placeName = (space: Space): string => sentences.words(`space.${space}`);

/** "Suburban" */
export const ringName = (ring: Ring): string => t(`ring.${ring}`);

/** "culture"; a space without an industry is a park. */
export const industryName = (industry: Industry | null): string =>
  t(`industry.${industry ?? 'park'}`);

/** "Wealth" */
export const goalName = (goal: Goal): string => t(`goal.${goal}`);

/** "Interest" */
export const powerName = (power: Power): string => t(`power.${power}`);
