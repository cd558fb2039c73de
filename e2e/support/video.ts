import type { APIRequestContext } from '@playwright/test';
import { findProduct } from './test.ts';

/** Address of a video in the demo data: other tests would load one of another site. */
export async function demoVideo(request: APIRequestContext): Promise<string> {
  const { id } = await findProduct(request, 'mesh running shoes');
  const list = (await (await request.get(`/api/products/${id}/media`)).json()) as {
    type: string;
    url: string;
  }[];
  return list.find(({ type }) => type === 'video')!.url;
}

/** The same video as a file of this size: players skip a box of the type "free". */
export async function videoOf(request: APIRequestContext, bytes: number): Promise<Buffer> {
  const video = await (await request.get(await demoVideo(request))).body();
  const box = Buffer.alloc(bytes - video.length);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4);
  return Buffer.concat([video, box]);
}
