import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number };
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: {
      spans: {
        name: string;
        kind: number;
        traceId: string;
        parentSpanId?: string;
        startTimeUnixNano: string;
        endTimeUnixNano: string;
        status: { code: number };
        attributes: { key: string; value: Value }[];
      }[];
    }[];
  }[];
};

const read = (attributes: { key: string; value: Value }[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A minimal OpenTelemetry collector for our traces: stores everything that it receives as JSON. */
export async function startCollector(status = 200) {
  const received: { url: string; headers: IncomingHttpHeaders; body: Sent }[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
      received.push({ url: req.url!, headers: req.headers, body });
      res.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** All spans so far, with their attributes and those of their resource as objects. */
    spans: () =>
      received.flatMap(({ body }) =>
        body.resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({
              ...span,
              attributes: read(span.attributes),
              resource: read(resource.attributes),
              ms: (Number(span.endTimeUnixNano) - Number(span.startTimeUnixNano)) / 1e6,
            })),
          ),
        ),
      ),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
