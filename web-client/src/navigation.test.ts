import { describe, expect, it } from 'vitest';
import { go, path } from './navigation';

describe('navigation', () => {
  it('shows the page it goes to and writes its address', () => {
    go('/r/amber-gull-plover-quay');
    expect(path.value).toEqual({ page: 'room', code: 'amber-gull-plover-quay' });
    expect(location.pathname).toBe('/r/amber-gull-plover-quay');
    go('/');
    expect(path.value).toEqual({ page: 'landing' });
  });

  it('follows the browser back', () => {
    go('/r/one');
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(path.value).toEqual({ page: 'landing' });
  });
});
