/** The icons in the sprite, by their Phosphor names. Add a name to use it; a test finds unused ones. */
export const iconNames = [
  'check-circle-fill',
  'dots-three-vertical',
  'eye',
  'link',
  'lock-simple-fill',
  'minus',
  'moon',
  'paper-plane-right-fill',
  'plus',
  'question',
  'scroll',
  'speaker-high',
  'speaker-slash',
  'sun',
  'translate',
  'x',
  'x-circle-fill',
] as const;

export type IconName = (typeof iconNames)[number];
