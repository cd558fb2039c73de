import sharp from 'sharp';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { Client } from './client.ts';
import type { UploadBench } from './uploads.ts';

/** A photograph as a telephone makes it, including its location. */
export const photograph = (width = 1200, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a06030' } })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '14/1 41/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** Sends a form with files to the application of an upload bench, as this client. */
export async function sendForm(
  { app, headersOf }: UploadBench,
  client: Client,
  path: string,
  form: FormData,
  from = '192.0.2.1',
): Promise<Response> {
  const response = await app.app.request(
    app.origin + path,
    { method: 'POST', body: form, headers: headersOf(client) },
    { incoming: { socket: { remoteAddress: from } } },
  );
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split('; ')[0]!.split('=');
    client.cookies.set(name, value);
  }
  return response;
}

/** Uploads a photo to a line of the client's list. */
export async function sendPhoto(
  bench: UploadBench,
  client: Client,
  line: string,
  given: { bytes?: Uint8Array; type?: string; fields?: Record<string, string>; from?: string } = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ line, ...given.fields })) form.set(name, value);
  const bytes = new Uint8Array(given.bytes ?? (await photograph()));
  form.set('photo', new Blob([bytes], { type: given.type ?? 'image/jpeg' }), 'IMG_0001.jpg');
  return sendForm(bench, client, '/api/quote-list/photos', form, given.from);
}

export const readList = (client: Client): Promise<QuoteList> => client.read<QuoteList>('/api/quote-list');
