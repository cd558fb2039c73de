import { expect } from 'vitest';
import { blogPosts } from '#server/content/blog/blog.schema.ts';
import { quoteOffers, quoteRequestLines, quoteRequests } from '#server/deals/quote/quote-request.schema.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { forLocales } from '#shared/base/locale.ts';
import type { LibraryFile, LibraryList, MediaReplaced, MediaTexts } from '#shared/content/media-library.ts';
import type { TestApp } from './app.ts';
import { type Client, sendJson } from './client.ts';
import { createImage } from './factories.ts';

export const noTexts: MediaTexts = forLocales(() => '');

/** Status, code and invalid fields of an error answer. */
export const refusalOf = async (response: Response) => {
  const { code, fields } = (await response.json()) as ErrorBody;
  return [response.status, code, ...Object.keys(fields ?? {})];
};

/** Calls of the media library by the staff member who is currently signed in; only a super admin can replace files. */
export function createLibraryBench(app: TestApp, staff: () => Client, chief: () => Client) {
  const list = (query = '') => staff().read<LibraryList>(`/api/media/files${query}`);
  const replace = (from: string, to: string, client = chief()) =>
    client.post('/api/media/replace', { from, to });
  return {
    list,
    fileAt: async (url: string): Promise<LibraryFile | undefined> =>
      (await list()).files.find((file) => file.url === url),
    replace,
    /** Replaces a file and expects success. */
    replaced: async (from: string, to: string): Promise<MediaReplaced> => {
      const response = await replace(from, to);
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()) as MediaReplaced;
    },
    remove: (url: string, client = staff()) =>
      client.delete(`/api/media/files/${url.slice('/media/'.length)}`),
    describeFile: (url: string, texts: Partial<MediaTexts>, seen: Partial<MediaTexts> = {}) =>
      sendJson(staff(), 'PUT', '/api/media/texts', {
        url,
        texts: { ...noTexts, ...texts },
        seen: { ...noTexts, ...seen },
      }),
    picture: async () => (await createImage(app)).url,
    video: () => app.services.images.receiveVideo(new Uint8Array(500)),
    /** Requests that show a picture: one as it was sent, one in its draft, one in an offer. */
    inQuotes: async (url: string): Promise<void> => {
      const asked = (reference: string, values: object = {}) =>
        app.db
          .insert(quoteRequests)
          .values({ reference, contactName: 'Awa', email: 'awa@buyer.example', ...values })
          .returning();
      const shown = { lines: [{ imageUrl: null }, { imageUrl: url.replace('.webp', '-640.avif') }] } as never;
      const [request] = await asked('RQ-2026-000001');
      await app.db
        .insert(quoteRequestLines)
        .values({ requestId: request!.id, position: 1, name: 'Lamp', imageUrl: url, quantity: 5 });
      await asked('RQ-2026-000002', { sheet: shown });
      const [offered] = await asked('RQ-2026-000003');
      const offer = { requestId: offered!.id, revision: 1, kind: 'goods', hash: 'none' } as const;
      await app.db.insert(quoteOffers).values({ ...offer, offer: shown, sheet: shown });
    },
    /** A post that visitors can read. */
    createPost: async (values: Partial<typeof blogPosts.$inferInsert> = {}) => {
      const [row] = await app.db
        .insert(blogPosts)
        .values({
          title: 'Our port',
          slug: `port-${crypto.randomUUID()}`,
          content: '<p>Ships.</p>',
          status: 'published',
          publishedAt: new Date('2026-01-05'),
          ...values,
        })
        .returning();
      return row!;
    },
  };
}
