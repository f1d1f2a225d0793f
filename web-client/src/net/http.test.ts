import { afterEach, describe, expect, it, vi } from 'vitest';
import { getJson, HttpProblem, postJson } from './http';

function serve(status: number, body: unknown, type = 'application/json'): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal(
    'fetch',
    async () => new Response(text, { status, headers: { 'Content-Type': type } }),
  );
}

describe('a request', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('answers with what the server sends', async () => {
    serve(201, { room: 'amber-gull-plover-quay' });
    await expect(postJson('/api/rooms', {})).resolves.toEqual({ room: 'amber-gull-plover-quay' });
  });

  it('tells the detail of a problem document', async () => {
    serve(400, { title: 'Bad request', detail: 'bad-option' }, 'application/problem+json');
    await expect(getJson('/api/rooms')).rejects.toMatchObject({
      status: 400,
      message: 'bad-option',
    });
  });

  it('takes a page for no answer', async () => {
    serve(200, '<!doctype html>', 'text/html');
    await expect(getJson('/api/rooms')).rejects.toBeInstanceOf(HttpProblem);
  });

  it('has status 0 when no server answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection refused')));
    await expect(getJson('/api/rooms')).rejects.toMatchObject({ status: 0 });
  });
});
