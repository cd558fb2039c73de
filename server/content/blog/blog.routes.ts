import { isbot } from 'isbot';
import { blogCalls } from '#shared/content/blog-calls.ts';
import { demand, isStaff } from '#shared/base/policy.ts';
import { ensureViewer } from '../../platform/http/cookies.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { readRequestKey } from '../../platform/http/request-key.ts';
import type { BlogAdminService } from './blog-admin.service.ts';
import type { BlogMediaService } from './blog-media.service.ts';
import type { BlogTranslationService } from './blog-translation.service.ts';
import type { BlogService } from './blog.service.ts';

type Dependencies = {
  blog: BlogService;
  blogAdmin: BlogAdminService;
  blogMedia: BlogMediaService;
  blogTranslations: BlogTranslationService;
};

/** Public calls of blog posts, and changes by the staff. */
export function blogRoutes({ blog, blogAdmin, blogMedia, blogTranslations }: Dependencies) {
  return routesOf(
    handle(blogCalls.list, async ({ query, c }) => {
      if (query.status === 'all') {
        const user = await c.get('user')();
        demand(user, 'staff');
        return blogAdmin.listWhole(user);
      }
      const { posts, total } = await blog.listWhole(query, c.get('locale'));
      c.header('X-Total-Count', String(total));
      return posts;
    }),
    handle(blogCalls.bulk, async ({ user, body }) => ({
      success: true as const,
      ...(await blogAdmin.bulk(user, body)),
    })),
    handle(blogCalls.undoBulk, async ({ user, body }) => ({
      success: true as const,
      count: await blogAdmin.undoBulk(user, body.former),
    })),
    handle(blogCalls.emptyTrash, async ({ user }) => ({
      success: true as const,
      ...(await blogAdmin.emptyTrash(user)),
    })),
    handle(blogCalls.read, ({ params, c }) => blog.get(params.id, c.get('locale'))),
    handle(blogCalls.open, ({ user, params }) => blogAdmin.open(user, params.id)),
    handle(blogCalls.create, ({ user, body, c }) => blogAdmin.create(user, body, readRequestKey(c))),
    handle(blogCalls.update, ({ user, params, body }) => blogAdmin.update(user, params.id, body)),
    handle(blogCalls.remove, ({ user, params }) => blogAdmin.remove(user, params.id)),
    handle(blogCalls.restore, ({ user, params }) => blogAdmin.restore(user, params.id)),
    handle(blogCalls.view, async ({ params, c }) => {
      const isCrawler = isbot(c.req.header('user-agent'));
      return {
        success: true as const,
        counted: !isCrawler && (await blog.countView(params.id, await ensureViewer(c))),
      };
    }),
    handle(blogCalls.versions, ({ user, params }) => blogAdmin.versions(user, params.id)),
    handle(blogCalls.translate, ({ user, params, body }) =>
      blogTranslations.save(user, params.id, params.language, body),
    ),
    handle(blogCalls.untranslate, ({ user, params }) =>
      blogTranslations.remove(user, params.id, params.language),
    ),
    handle(blogCalls.media, async ({ params, c }) => {
      const user = await c.get('user')();
      return user && isStaff(user) ? (await blogAdmin.open(user, params.id)).media : blog.media(params.id);
    }),
    handle(blogCalls.addMedia, ({ user, params, body }) => blogMedia.add(user, params.id, body)),
    handle(blogCalls.changeMedia, ({ user, params, body }) =>
      blogMedia.change(user, params.id, params.mediaId, body),
    ),
    handle(blogCalls.removeMedia, ({ user, params }) => blogMedia.remove(user, params.id, params.mediaId)),
  );
}
