import { expect } from 'vitest';
import { images } from '#server/content/image/image.schema.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { imageUploaded } from '#shared/content/upload.ts';
import { createTestApp } from './app.ts';
import type { Client } from './client.ts';
import { signedIn } from './factories.ts';

export const uploadPath = '/api/uploads/image';
const boundary = 'between-the-parts';
export const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** English error texts of the file field. */
export const uploadTexts = {
  invalid: 'Please select an image file (JPEG, PNG, GIF, etc.)',
  cut: 'The end of this picture is missing. Please copy or download it again, and send it once it is complete.',
  tooLarge: 'Please select an image smaller than 2MB.',
  required: 'Please select at least one image file',
  single: 'Please send one image at a time.',
};

export type Body = NonNullable<RequestInit['body']>;
export type Part = { name?: string; fileName?: string; type?: string; bytes: Uint8Array | string };

/** A multipart body with exactly these bytes: FormData would normalise the names. */
export const multipartBody = (...parts: Part[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    ...parts.flatMap(({ name = 'image', fileName = 'a.jpg', type = 'image/jpeg', bytes }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

/** Uploads the file of a catalogue, like its form does before saving. */
export const uploadPdf = (client: Client, content = '%PDF-1.7\n%%EOF\n') =>
  client.request('POST', '/api/catalogs/files', {
    headers: multipart,
    body: multipartBody({
      name: 'file',
      fileName: 'a.pdf',
      type: 'application/pdf',
      bytes: content,
    }).toString('latin1'),
  });

export type UploadBench = Awaited<ReturnType<typeof createUploadBench>>;

/** An application whose stored files can be inspected, with a signed-in admin who uploads. */
export async function createUploadBench() {
  const files = new Map<string, Buffer>();
  const storage: Storage = {
    put: async (name, bytes) => void files.set(name, Buffer.from(bytes)),
    get: async (name) => files.get(name) ?? null,
    getPart: async (name, from, length) => {
      const whole = files.get(name);
      return whole ? { bytes: whole.subarray(from, from + length), size: whole.length } : null;
    },
    delete: async (name) => void files.delete(name),
    move: async (from, to) => {
      const file = files.get(from);
      if (file) files.set(to, file);
      return files.delete(from);
    },
    large: {
      put: async (name, chunks) => {
        const parts = [];
        for await (const chunk of chunks) parts.push(chunk);
        files.set(name, Buffer.concat(parts));
      },
    },
    async *list() {
      for (const [name, { length: size }] of files) yield { name, modifiedAt: new Date(), size };
    },
  };
  const app = await createTestApp({ storage });
  await app.reset();
  const admin = await signedIn(app);

  const headersOf = (client: Client) => ({
    host: new URL(app.origin).host,
    origin: app.origin,
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  /** Posts a body, whole or as a stream. */
  async function send(
    body: Body | null,
    headers: Record<string, string> = multipart,
    client: Client = admin,
  ): Promise<Response> {
    const init = {
      method: 'POST',
      body,
      headers: { ...headersOf(client), ...headers },
      duplex: 'half',
    } as const;
    return app.app.request(app.origin + uploadPath, init);
  }

  return {
    app,
    admin,
    files,
    storage,
    headersOf,
    send,
    /** Posts one file. */
    upload: async (bytes: Uint8Array | string, part: Omit<Part, 'bytes'> = {}) =>
      send(multipartBody({ ...part, bytes })),
    /** Expects a successful upload and returns its answer. */
    async expectStored(response: Response) {
      expect(response.status, await response.clone().text()).toBe(200);
      return imageUploaded.parse(await response.json());
    },
    /** Expects an error answer, and that nothing was stored. */
    async expectRefused(response: Response, code: ErrorBody['code'], field?: string) {
      const body = (await response.json()) as ErrorBody;
      expect(body).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) });
      expect(body.fields).toEqual(field === undefined ? undefined : { image: field });
      expect(await app.db.select().from(images)).toEqual([]);
      expect([...files.keys()]).toEqual([]);
    },
  };
}
