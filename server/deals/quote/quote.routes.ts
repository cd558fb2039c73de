import type { MiddlewareHandler } from 'hono';
import { buyerQuoteCalls, quoteCalls, quoteListCalls } from '#shared/deals/quote-calls.ts';
import { countedRequest } from '../../platform/http/counted-request.ts';
import { correctListCount, setQuoteListCookie } from '../../platform/http/cookies.ts';
import type { AppContext, AppEnv } from '../../platform/http/env.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { recordRoutes } from '../../platform/http/record-routes.ts';
import { sendPaper } from '../../platform/http/send-paper.ts';
import { askedBytes } from '../../platform/http/send-file.ts';
import { sendPhoto } from '../../platform/http/send-photo.ts';
import type { CountService } from '../../operations/figure/count.service.ts';
import type { QuoteBuyerService } from './quote-buyer.service.ts';
import type { ListOwner, QuoteListService } from './quote-list.service.ts';
import type { QuotePaperService } from './quote-paper.service.ts';
import type { QuotePhotoService } from './quote-photo.service.ts';
import type { QuoteRequestService } from './quote-request.service.ts';
import type { QuoteService } from './quote.service.ts';

type Dependencies = {
  counting: Pick<CountService, 'added'>;
  quoteLists: QuoteListService;
  quoteRequests: QuoteRequestService;
  quotePhotos: QuotePhotoService;
  quotePapers: QuotePaperService;
  buyerQuotes: QuoteBuyerService;
  quotes: QuoteService;
};

/** Calls of quote lists, of the buyer's side of a request at its secret address, and of the staff. */
export function quoteRoutes(dependencies: Dependencies) {
  const { counting, quoteLists, quoteRequests, quotePhotos, quotePapers, buyerQuotes, quotes } = dependencies;
  const ownerOf = async (c: AppContext) =>
    quoteLists.ownerOf({ user: await c.get('user')(), visitor: c.get('visitor') });
  const ensureOwner = async (c: AppContext): Promise<ListOwner> =>
    (await ownerOf(c)) ?? { sessionId: (await c.get('ensureVisitor')()).sessionId };
  return routesOf(
    handle(quoteListCalls.read, async ({ c }) => {
      keepNowhere(c);
      const list = await quoteLists.read(await ownerOf(c), c.get('locale'));
      correctListCount(c, list.lines.length);
      return list;
    }),
    handle(quoteListCalls.save, async ({ body, c }) =>
      quoteLists.save(await ensureOwner(c), body, c.get('ip')),
    ),
    handle(quoteListCalls.add, async ({ body, c }) => {
      const { count, added } = await quoteLists.add(await ensureOwner(c), body, c.get('ip'));
      setQuoteListCookie(c, count);
      counting.added(countedRequest(c, await c.get('user')()), added);
      return { success: true as const, count };
    }),
    handle(quoteListCalls.remove, async ({ params, c }) => {
      const owner = await ownerOf(c);
      await quoteLists.remove(owner, params.id, c.get('ip'));
      setQuoteListCookie(c, await quoteLists.count(owner));
    }),
    handle(quoteListCalls.addPhoto, async ({ c }) => {
      const upload = {
        body: c.req.raw.body,
        contentType: c.req.header('content-type'),
        announced: c.req.header('content-length'),
      };
      const photo = await quotePhotos.receive(await ensureOwner(c), upload, c.get('ip'));
      return { success: true as const, photo };
    }),
    handle(quoteListCalls.photo, async ({ params, query, c }) =>
      sendPhoto(c, await quotePhotos.openOfList(await ownerOf(c), params.id, query.size, c.get('ip'))),
    ),
    handle(quoteListCalls.removePhoto, async ({ params, c }) =>
      quotePhotos.remove(await ownerOf(c), params.id, c.get('ip')),
    ),
    handle(quoteListCalls.request, async ({ body, c }) => {
      const user = await c.get('user')();
      const { sessionId } = await c.get('ensureVisitor')();
      const owner = await ensureOwner(c);
      const { reference, code } = await quoteRequests.send(body, owner, {
        ip: c.get('ip'),
        locale: c.get('locale'),
        sessionId,
        userId: user?.id ?? null,
      });
      // Lines that had no room so far may join the list now.
      setQuoteListCookie(c, await quoteLists.count(await ownerOf(c)));
      return { success: true as const, reference, code };
    }),

    handle(buyerQuoteCalls.read, ({ params, c }) => {
      keepNowhere(c);
      return buyerQuotes.open(params.code, c.get('ip'));
    }),
    handle(buyerQuoteCalls.photo, async ({ params, query, c }) =>
      sendPhoto(
        c,
        await quotePhotos.openOfCode(params.code, params.id, query.size, c.get('ip'), (bytes) =>
          askedBytes(c, bytes),
        ),
      ),
    ),
    handle(buyerQuoteCalls.paper, async ({ params, query, c }) =>
      sendPaper(
        c,
        await quotePapers.openOfCode(params.code, query, { ip: c.get('ip'), origin: c.get('origin') }),
      ),
    ),
    handle(buyerQuoteCalls.ask, ({ params, body, c }) => buyerQuotes.ask(params.code, body, c.get('ip'))),
    handle(buyerQuoteCalls.accept, ({ params, body, c }) =>
      buyerQuotes.accept(params.code, body, c.get('ip')),
    ),
    handle(buyerQuoteCalls.withdraw, ({ params, body, c }) =>
      buyerQuotes.withdraw(params.code, body, c.get('ip')),
    ),
    handle(buyerQuoteCalls.decline, ({ params, body, c }) =>
      buyerQuotes.decline(params.code, body, c.get('ip')),
    ),
    handle(buyerQuoteCalls.askFreshPrice, ({ params, body, c }) =>
      buyerQuotes.askFreshPrice(params.code, body, c.get('ip')),
    ),
    handle(buyerQuoteCalls.testify, ({ params, body, c }) =>
      buyerQuotes.testify(params.code, { ...body, language: c.get('locale') }, c.get('ip')),
    ),

    ...recordRoutes(quoteCalls, quotes),
    handle(quoteCalls.earlier, ({ user, query }) => quotes.earlier(user, query)),
    handle(quoteCalls.products, ({ user, params, query }) => quotes.products(user, params.id, query.search)),
    handle(quoteCalls.photo, async ({ user, params, query, c }) =>
      sendPhoto(c, await quotePhotos.openOfRequest(user, params.id, params.photo, query.size)),
    ),
    handle(quoteCalls.paper, async ({ user, params, query, c }) =>
      sendPaper(c, await quotePapers.openOfRequest(user, params.id, query, c.get('origin'))),
    ),
    handle(quoteCalls.makeProforma, ({ user, params, body, c }) =>
      quotePapers.makeProforma(user, params.id, body.revision, c.get('origin')),
    ),
    handle(quoteCalls.check, ({ user, params }) => quotes.check(user, params.id)),
    handle(quoteCalls.send, ({ user, params, body }) => quotes.send(user, params.id, body)),
    handle(quoteCalls.approve, ({ user, params, body }) => quotes.approve(user, params.id, body)),
    handle(quoteCalls.answer, ({ user, params, body }) => quotes.answer(user, params.id, body)),
    handle(quoteCalls.askFactory, ({ user, params, body }) => quotes.askFactory(user, params.id, body)),
    handle(quoteCalls.factoryAnswered, ({ user, params, body }) =>
      quotes.factoryAnswered(user, params.id, body),
    ),
    handle(quoteCalls.withdraw, ({ user, params, body }) => quotes.withdraw(user, params.id, body)),
    handle(quoteCalls.reopen, ({ user, params, body }) => quotes.reopen(user, params.id, body)),
    handle(quoteCalls.bulk, async ({ user, body }) => ({
      success: true as const,
      ...(await quotes.bulk(user, body)),
    })),
    handle(quoteCalls.undoBulk, async ({ user, body }) => ({
      success: true as const,
      count: await quotes.undoBulk(user, body.former),
    })),
  );
}

/** Not stored by the browser, because a shared computer must not keep contacts or offers. */
const keepNowhere = (c: AppContext) => c.header('Cache-Control', 'private, no-store');

/**
 * Runs before the pages of quotes: rendering one costs a hundred times as much as refusing a guessed code or a
 * form.
 */
export const quotePageGuard =
  ({
    buyerQuotes,
    quoteLists,
  }: Pick<Dependencies, 'buyerQuotes' | 'quoteLists'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const isForm = c.req.method === 'POST';
    const code = c.req.param('code')?.replace(/\.data$/, '');
    if (code === undefined) {
      if (isForm) await quoteLists.admitForm(c.get('ip'));
    } else if (isForm) await buyerQuotes.admitForm(code, c.get('ip'));
    else await buyerQuotes.refuseGuesser(code, c.get('ip'));
    await next();
  };
