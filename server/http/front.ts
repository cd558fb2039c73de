import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import { publicOrigin } from './client-address.ts';
import { encodingFor } from './page-cache.ts';
import { readPageRequest } from './page-request.ts';
import { pageHeaders, type PageRenderer } from './pages.ts';

/**
 * Answers a page that is in the cache straight from Node's own objects, before a Request is made of it: a cached page then
 * costs little more than sending its bytes. Answers false for everything else.
 */
export function createFront({ config, logger }: Services, pages: PageRenderer) {
  // Looking for what is to be hidden takes a third of writing a line, and in this one there is nothing.
  const requests = logger.child({}, { redact: [] });
  return function tryCached(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' || req.url === undefined) return false;
    const { headers: h } = req;
    const page = readPageRequest(req.url, h.cookie, h['accept-language'], single(h['save-data']));
    if (page.cachePath === null) return false;
    const origin = publicOrigin(config, h.host, single(h['x-forwarded-proto']));
    const kept = pages.cached(origin, page);
    if (!kept) return false;
    const encoding = encodingFor(kept, single(h['accept-encoding']));
    const body = kept.bodies[encoding];
    // Not compressed in this way yet: the ordinary path does it.
    if (!body) return false;
    const request = { encoding, ifNoneMatch: h['if-none-match'], origin };
    const { headers, isNotModified } = pageHeaders(page, kept, request, 'private, no-cache');
    const requestId = randomUUID();
    headers['x-request-id'] = requestId;
    if (!isNotModified) headers['content-length'] = String(body.length);
    res.writeHead(isNotModified ? 304 : kept.status, headers);
    res.end(isNotModified ? undefined : body);
    requests.info(
      { requestId, method: 'GET', path: req.url, status: res.statusCode, cached: true },
      'request',
    );
    return true;
  };
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;
