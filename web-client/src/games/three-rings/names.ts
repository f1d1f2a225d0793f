import type { Goal, Industry, Power, Ring } from './wire';
import { t } from './words';

/** "Suburban" */
export const ringName = (ring: Ring): string => t(`ring.${ring}`);

/** "culture"; a space without an industry is a park. */
export const industryName = (industry: Industry | null): string =>
  t(`industry.${industry ?? 'park'}`);

/** "Wealth" */
export const goalName = (goal: Goal): string => t(`goal.${goal}`);

/** "Interest" */
export const powerName = (power: Power): string => t(`power.${power}`);
