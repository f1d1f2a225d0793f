import { t } from '../i18n';
import { HttpProblem } from './http';

/** What to tell the reader when a request has failed. */
export function problemWords(problem: unknown): string {
  if (!(problem instanceof HttpProblem) || problem.status === 0 || problem.status >= 500) {
    return t('error.unreachable');
  }
  if (problem.status === 404) return t('room.none');
  if (problem.status === 429) return t('error.busy');
  return t('error.refused', { why: problem.message });
}
