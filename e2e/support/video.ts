import type { APIRequestContext } from '@playwright/test';
import { findProduct } from './test.ts';

/** The address of a video that the demo data have: another site's would be asked for by other journeys. */
export async function demoVideo(request: APIRequestContext): Promise<string> {
  const { id } = await findProduct(request, 'mesh running shoes');
  const list = (await (await request.get(`/api/products/${id}/media`)).json()) as {
    type: string;
    url: string;
  }[];
  return list.find(({ type }) => type === 'video')!.url;
}

/** The same as a file, made as large as this: players skip a box called "free". */
export async function videoOf(request: APIRequestContext, bytes: number): Promise<Buffer> {
  const video = await (await request.get(await demoVideo(request))).body();
  const box = Buffer.alloc(bytes - video.length);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4);
  return Buffer.concat([video, box]);
}
