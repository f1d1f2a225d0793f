/** An answer that is not the one asked for; `status` 0 means that no server answered. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

export function getJson<T>(path: string): Promise<T> {
  return ask<T>(path, { headers: { Accept: 'application/json' } });
}

export function postJson<T>(path: string, body: unknown): Promise<T> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Rejects with an `HttpProblem` alone; its message is the detail of the server's problem document (RFC 9457). */
async function ask<T>(path: string, request: RequestInit): Promise<T> {
  const response = await fetch(path, request).catch(() => {
    throw new HttpProblem(0, '');
  });
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (response.ok && isJson) return (await response.json()) as T;
  throw new HttpProblem(response.status, isJson ? detailOf(await response.json()) : '');
}

function detailOf(problem: { detail?: unknown; title?: unknown }): string {
  return String(problem.detail ?? problem.title ?? '');
}
