import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../../services.ts';
import { addressForLog } from './address-for-log.ts';
import { clientAddress, publicOrigin } from './client-address.ts';
import { acceptsBrotli } from './compress.ts';
import { readPageRequest } from './page-request.ts';
import { pageAnswer, type PageRenderer } from './pages.ts';
import { createRequestRecord, msSince } from './request-record.ts';

/**
 * Answers a cached page directly on Node's own objects, without creating a Request: a cached page then costs
 * little more than sending its bytes. Returns false for all other requests.
 */
export function createFront(services: Services, pages: PageRenderer) {
  const { config, counting } = services;
  const record = createRequestRecord(services);
  return function tryCached(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' || req.url === undefined) return false;
    const started = performance.now();
    const { headers: h } = req;
    const acceptEncoding = single(h['accept-encoding']);
    // Other clients need compression by the middleware, which only the ordinary path uses.
    if (!acceptsBrotli(acceptEncoding)) return false;
    const page = readPageRequest(req.url, h.cookie, h['accept-language'], single(h['save-data']));
    if (page.cachePath === null || page.page === null) return false;
    const origin = publicOrigin(config, h.host, single(h['x-forwarded-proto']));
    const found = pages.cached(origin, page);
    if (!found) return false;
    const request = { acceptEncoding, ifNoneMatch: h['if-none-match'], origin };
    const { headers, body, isNotModified } = pageAnswer(page, found, request, 'private, no-cache');
    const requestId = randomUUID();
    headers['x-request-id'] = requestId;
    if (!isNotModified) headers['content-length'] = String(body.length);
    res.writeHead(isNotModified ? 304 : found.status, headers);
    res.end(isNotModified ? undefined : body);
    const address = clientAddress(
      req.socket.remoteAddress,
      single(h['x-forwarded-for']),
      config.TRUSTED_PROXIES,
    );
    if (page.counted)
      counting.document(
        {
          header: (name) => single(h[name]),
          address,
          language: page.locale,
          country: page.chosenCountry,
          user: null,
        },
        page.counted,
        origin,
        found.missed ?? null,
      );
    record({
      requestId,
      method: 'GET',
      route: page.page,
      path: req.url,
      status: res.statusCode,
      ms: msSince(started),
      bytes: isNotModified ? 0 : body.length,
      cached: true,
      from: addressForLog(address),
    });
    return true;
  };
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;
