import { HttpProblem } from '../../net/http';
import { problemWords } from '../../net/problem-words';
import { t } from '../words';

const KNOWN = [
  'bad-address',
  'bad-webhook',
  'no-mail',
  'no-webhook',
  'too-many',
  'too-fast',
  'not-seated',
] as const;

/** What to tell the reader when his wish has failed. */
export function reachProblem(problem: unknown): string {
  const known = KNOWN.find((code) => problem instanceof HttpProblem && problem.code === code);
  return known ? t(`reach.problem.${known}`) : problemWords(problem);
}
