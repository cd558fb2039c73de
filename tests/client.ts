import type { createApp } from '#server/app.ts';

export type ClientOptions = {
  headers?: Record<string, string>;
  /** Address of the connection. */
  address?: string;
};

export type Client = ReturnType<typeof createClient>;

/** Every page that a test reads: none may show a `{word}` of a dictionary without its value. */
function demandFilled(path: string, html: string): void {
  const shown = html.replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, '');
  const left = /[^<>]*\{[a-z]\w*\}[^<>]*(?=<)/i.exec(shown);
  if (left) throw new Error(`${path} shows a placeholder: ${left[0].slice(0, 200)}`);
}

/** Talks to the application like a browser: keeps cookies, and sends its Origin with unsafe methods. */
export function createClient(app: ReturnType<typeof createApp>, origin: string, options: ClientOptions) {
  const cookies = new Map<string, string>();

  async function request(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: string | FormData } = {},
  ) {
    const headers: Record<string, string> = {
      host: new URL(origin).host,
      ...(method === 'GET' || method === 'HEAD' ? {} : { origin }),
      ...(cookies.size > 0
        ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
        : {}),
      ...options.headers,
      ...init.headers,
    };
    const env = { incoming: { socket: { remoteAddress: options.address ?? '192.0.2.1' } } };
    const response = await app.request(
      origin + path,
      { method, headers, ...(init.body === undefined ? {} : { body: init.body }) },
      env,
    );
    for (const line of response.headers.getSetCookie()) keep(line);
    const { headers: answered } = response;
    if (answered.get('content-type')?.startsWith('text/html') && !answered.has('content-encoding'))
      demandFilled(path, await response.clone().text());
    return response;
  }

  function keep(line: string): void {
    const [pair, ...attributes] = line.split('; ');
    const at = pair!.indexOf('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(pair!.slice(0, at));
    else cookies.set(pair!.slice(0, at), pair!.slice(at + 1));
  }

  return {
    cookies,
    request,
    get: (path: string, headers: Record<string, string> = {}) => request('GET', path, { headers }),
    /** Posts JSON, or a form if the body is URLSearchParams. */
    post: (path: string, body?: object, headers: Record<string, string> = {}) =>
      body instanceof URLSearchParams
        ? request('POST', path, {
            body: String(body),
            headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          })
        : request('POST', path, {
            ...(body ? { body: JSON.stringify(body) } : {}),
            headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
          }),
    delete: (path: string, headers: Record<string, string> = {}) => request('DELETE', path, { headers }),
    /** The parsed answer of a GET that must succeed. */
    async read<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
      const response = await request('GET', path, { headers });
      if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

/** Sends a request with a JSON body. */
export const sendJson = (client: Pick<Client, 'request'>, method: string, path: string, body: object = {}) =>
  client.request(method, path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
