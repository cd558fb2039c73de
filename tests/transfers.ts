import type { ImportDone, ImportPreview } from '#shared/catalogue/table-import.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

const path = '/api/products/import';

/** Sends product files like the page does. */
export function createTransferBench(app: TestApp, client: Client) {
  async function send(
    to: string,
    file: Uint8Array | string,
    fields: Record<string, string> = {},
    name = 'products.csv',
  ): Promise<Response> {
    const form = new FormData();
    form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name));
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    // A browser sends the length; a Request with a FormData does not.
    const packed = new Response(form);
    const body = await packed.arrayBuffer();
    return app.app.request(app.origin + to, {
      method: 'POST',
      body,
      headers: {
        host: new URL(app.origin).host,
        origin: app.origin,
        'accept-language': 'en',
        cookie: [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        'content-type': packed.headers.get('content-type')!,
        'content-length': String(body.byteLength),
      },
    });
  }

  async function read<T>(response: Response): Promise<T> {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  const preview = (file: Uint8Array | string, name?: string) => send(`${path}/preview`, file, {}, name);
  const run = (file: Uint8Array | string, expect: string, skip = false, name?: string) =>
    send(path, file, { expect, skip: String(skip) }, name);
  return {
    send,
    preview,
    run,
    /** Previews a file and expects that it can be read. */
    readPreview: async (file: Uint8Array | string, name?: string) =>
      read<ImportPreview>(await preview(file, name)),
    /** Previews a file and imports it. */
    async bring(file: Uint8Array | string, skip = false, name?: string): Promise<ImportDone> {
      const { expect } = await read<ImportPreview>(await preview(file, name));
      return read<ImportDone>(await run(file, expect, skip, name));
    },
    undo: (id: string) => client.post(`${path}/${id}/undo`),
    async exported(format: 'csv' | 'xlsx', filter = ''): Promise<Buffer> {
      const response = await client.get(`/api/products/export?format=${format}${filter}`);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
