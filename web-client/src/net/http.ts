/** An answer that is not the one asked for; `status` 0 means that no server answered. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  /** The code of the server's refusal; empty where it gives none. */
  readonly code: string;

  constructor(status: number, detail: string, code = '') {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

export function getJson<T>(path: string): Promise<T> {
  return ask<T>(path, { headers: { Accept: 'application/json' } });
}

export function postJson<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, withBody('POST', body));
}

export function putJson<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, withBody('PUT', body));
}

/** Posts what is answered by nothing but that it was done. */
export async function tell(path: string, body: unknown): Promise<void> {
  await done(path, withBody('POST', body));
}

export async function deleteIt(path: string): Promise<void> {
  await done(path, { method: 'DELETE', headers: { Accept: 'application/json' } });
}

function withBody(method: 'POST' | 'PUT', body: unknown): RequestInit {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return { method, headers, body: JSON.stringify(body) };
}

/** Rejects with an `HttpProblem` alone; its message is the detail of the server's problem document (RFC 9457). */
async function ask<T>(path: string, request: RequestInit): Promise<T> {
  const response = await done(path, request);
  if (isJson(response)) return (await response.json()) as T;
  throw new HttpProblem(response.status, '');
}

async function done(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(path, request).catch(() => {
    throw new HttpProblem(0, '');
  });
  if (response.ok) return response;
  const { detail, title, code } = isJson(response) ? await problemOf(response) : {};
  throw new HttpProblem(response.status, String(detail ?? title ?? ''), String(code ?? ''));
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.includes('json') === true;
}

function problemOf(
  response: Response,
): Promise<{ detail?: unknown; title?: unknown; code?: unknown }> {
  return response.json();
}
