import { media } from '../../../ui/screen';

/** A knowledge column as wide as a long name beside all that a row may say of it. */
export const wideColumn = media('(min-width: 1200px) and (min-height: 760px)');

/** Too low for the chart beside the whole table of the throw and the log, as on most laptops: it is a tab there. */
export const chartless = media(
  '(min-width: 1200px) and (min-height: 760px) and (max-height: 859px)',
);

/** High enough for the chart at its full height. */
export const highColumn = media('(min-height: 884px)');

/** Too low for the ranking of six in the chart's stead. */
export const rankless = media(
  '(min-width: 1200px) and (min-height: 760px) and (max-height: 959px)',
);

/** There a page covers the lower half of the board, and no more. */
export const shortPage = media('(max-width: 899px) and (max-height: 700px)');

/** Phones on which whole sums in eleven columns would be read as one row. */
export const narrowStrip = media('(max-width: 439px)');

/** The seats stand in a row, with nothing under them. */
export const seatsInRow = media('(max-width: 1199px)');
