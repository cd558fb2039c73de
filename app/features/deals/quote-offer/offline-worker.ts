// The service worker of /quotes/ (decision 049): pages of requests and orders that were read can be read without a connection. It
// always asks the server first. Imports nothing, because not every browser has workers that are modules.

/** What it needs of the types of workers, which TypeScript cannot have together with those of pages. */
type WorkerScope = {
  clients: { matchAll: (options: { includeUncontrolled: true }) => Promise<{ url: string }[]> };
};
type ActivateEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ActivateEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };

const store = 'quotes';
/** Most pages that are kept; the oldest goes. */
const maxPages = 5;
/** Under which a page is kept: its language, and the choice in its address, make no second one. */
const keyOf = (url: string): string => new URL(url).origin + new URL(url).pathname;

const isKept = (url: string): boolean => /^\/quotes\/[^/]+$/.test(new URL(url).pathname);

addEventListener('activate', (event) => {
  // The page that brought this worker was read before it.
  const { clients } = globalThis as unknown as WorkerScope;
  const keepOpen = async () => {
    const open = await clients.matchAll({ includeUncontrolled: true });
    await Promise.all(
      open.filter(({ url }) => isKept(url)).map(async ({ url }) => keep(url, await whole(await fetch(url)))),
    );
  };
  (event as ActivateEvent).waitUntil(keepOpen());
});

addEventListener('fetch', (event) => {
  const asked = event as FetchEvent;
  const { mode, method, url } = asked.request;
  if (mode === 'navigate' && method === 'GET' && isKept(url)) asked.respondWith(read(asked));
});

async function read(asked: FetchEvent): Promise<Response> {
  const { request } = asked;
  try {
    const page = await whole(await fetch(request));
    // The worker lives until it is kept. The reader does not wait for it, and a full disk harms nobody.
    asked.waitUntil(keep(request.url, page.clone()).catch(() => undefined));
    return page;
  } catch (error) {
    const kept = await (await caches.open(store)).match(keyOf(request.url), { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

/** Waits for all of a page: of one that breaks off, browsers show nothing if it comes from a worker. @throws if it does */
const whole = async (answer: Response): Promise<Response> =>
  answer.ok ? new Response(await answer.blob(), answer) : answer;

/** Keeps a page; a page that no longer exists is forgotten. */
async function keep(url: string, page: Response): Promise<void> {
  const cache = await caches.open(store);
  if (page.status === 404) await cache.delete(keyOf(url));
  if (!page.ok) return;
  await cache.put(keyOf(url), page);
  const [oldest, ...newer] = await cache.keys();
  if (oldest && newer.length >= maxPages) await cache.delete(oldest);
}
