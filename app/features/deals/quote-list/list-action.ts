import { data, redirect } from 'react-router';
import { z } from 'zod';
import { AppError, isAppError } from '#shared/base/errors.ts';
import { fieldText, loadQuoteListTexts, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { maxListFields } from '#shared/deals/quote-limits.ts';
import { fieldOfError, lineFieldName, readListForm } from '#shared/deals/quote-list-form.ts';
import { type ListLine, listChange, newListLine, newQuoteRequest } from '#shared/deals/quote-list.ts';
import { typedWhole } from '#shared/base/typed-text.ts';
import type { PageContext } from '../../../lib/page-context.ts';
import { onServer } from '../../../lib/page-loader.ts';
import { keepPhotos, type PhotoField, readPosted } from './keep-photos.ts';
import { type ListFaults, type ListNotice, noFaults, readIntent } from './list-values.ts';

type Fields = Record<string, string>;
/** Keys of the validation texts, by field name. */
type Errors = Record<string, string>;

/** Handles each button of the form, and the forms that add to the list or move one to this device. */
export const listAction = onServer(async (page, { request }: { request: Request }) => {
  const { fields, photos } = await readPosted(page, request);
  // More fields would all have to be validated and sent back with the page.
  if (Object.keys(fields).length > maxListFields) throw new AppError('bad_request', 'too many fields');
  const { services, locale, t } = page;
  const [texts, validation] = await Promise.all([loadQuoteListTexts(locale), loadValidationTexts(locale)]);
  const textOfEach = (errors: Errors) =>
    Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, fieldText(validation, key)]));
  const again = (status: number, faults: Partial<ListFaults>, wait?: number) =>
    data<ListFaults>(
      { ...noFaults, ...faults },
      { status, headers: wait === undefined ? {} : { 'Retry-After': String(wait) } },
    );
  try {
    if (fields['add'] !== undefined) return await addProducts(page, fields['add']);
    if (fields['code'] !== undefined) {
      const owner = await ensureOwner(page);
      const { isWhole } = await services.quoteLists.resume(owner, fields['code'], page.ip);
      page.setListCount(await services.quoteLists.count(owner));
      return done(isWhole ? 'resumed' : 'notAll');
    }
    const { errors, to } = await change(page, fields, photos);
    if (to) return to;
    if (Object.keys(errors).length === 0) return again(200, { values: fields });
    const failure = errors['lines'] ? texts.failedEmpty : texts.failedTitle;
    return again(400, { values: fields, errors: textOfEach(errors), failure });
  } catch (error) {
    const known = services.toAppError(error);
    if (!isAppError(known) || known.code === 'internal' || known.code === 'not_found') throw error;
    if (fields['code'] !== undefined) {
      const key = known.fields?.['code'];
      const text = key ? fieldText(validation, key) : t(`errors.${known.code}`);
      return again(known.status, { code: { typed: fields['code'], error: text } }, known.retryAfter);
    }
    return again(known.status, { values: fields, failure: t(`errors.${known.code}`) }, known.retryAfter);
  }
});

const done = (what: ListNotice) => redirect(`/quote-list?done=${what}`, 303);

async function ensureOwner(page: PageContext) {
  const owner = await page.services.quoteLists.ownerOf(page);
  return owner ?? { sessionId: (await page.ensureVisitor()).sessionId };
}

/** Adds one product, or all favourites. */
async function addProducts(page: PageContext, what: string): Promise<Response> {
  const { quoteLists, favorites } = page.services;
  const owner = await ensureOwner(page);
  if (what === 'favorites') {
    const ids = await favorites.idsOf(owner);
    const { count, added, isWhole } = await quoteLists.addProducts(owner, ids, page.ip);
    page.setListCount(count);
    await page.countAdded(added);
    if (!isWhole) return done('notAll');
  } else {
    const product = z.uuid().safeParse(what);
    if (!product.success) throw new AppError('bad_request', product.error.message);
    const { count, added } = await quoteLists.add(owner, { product: product.data }, page.ip);
    page.setListCount(count);
    await page.countAdded(added);
  }
  return done('added');
}

/** Handles a button of the form. Typed values are stored in any case, if they are valid. */
async function change(
  page: PageContext,
  fields: Fields,
  photos: readonly PhotoField[],
): Promise<{ errors: Errors; to?: Response }> {
  const { quoteLists } = page.services;
  const owner = await ensureOwner(page);
  const { intent, id } = readIntent(fields['intent']);
  if (intent === 'remove') {
    for (const name of Object.keys(fields)) if (name.endsWith(`:${id}`)) delete fields[name];
    await quoteLists.remove(owner, id, page.ip);
    page.setListCount(await quoteLists.count(owner));
  }
  if (intent === 'unphoto') await page.services.quotePhotos.remove(owner, id, page.ip);
  if (intent === 'raise') {
    const line = (await quoteLists.read(owner, page.locale)).lines.find((it) => it.id === id);
    if (line) fields[lineFieldName(id, 'quantity')] = String(line.minimumOrderQuantity);
  }
  const errors = await keep(page, fields, owner);
  const photoErrors = await keepPhotos(page, owner, photos, fields['findKey']);
  // Do not send a request without a photo that the buyer believes to be included.
  if (intent === 'send' && Object.keys(photoErrors).length === 0) {
    const sent = await send(page, fields, owner);
    return { errors: { ...errors, ...sent.errors }, ...(sent.to ? { to: sent.to } : {}) };
  }
  if (intent === 'find') Object.assign(errors, await find(page, fields, owner));
  Object.assign(errors, photoErrors);
  // Show the typed description again: it is not on the list yet.
  if (Object.keys(errors).length > 0 || intent === 'attach' || intent === 'unphoto') return { errors };
  return { errors, to: done(intent === 'find' ? 'added' : intent === 'remove' ? 'removed' : 'saved') };
}

type Owner = Awaited<ReturnType<typeof ensureOwner>>;

const errorsOf = (error: z.ZodError, lines: readonly { id?: string }[] = []): Errors =>
  Object.fromEntries(error.issues.map((it) => [fieldOfError(it.path.join('.'), lines), it.message]));

/** Stores the typed values. @returns the errors; if there are any, nothing is stored */
async function keep(page: PageContext, fields: Fields, owner: Owner): Promise<Errors> {
  const body = readListForm(fields);
  const parsed = listChange.safeParse(body);
  if (!parsed.success) return errorsOf(parsed.error, body.lines);
  await page.services.quoteLists.save(owner, parsed.data, page.ip);
  return {};
}

async function find(page: PageContext, fields: Fields, owner: Owner): Promise<Errors> {
  const names = {
    title: 'findTitle',
    quantity: 'findQuantity',
    saleUnit: 'findUnit',
    link: 'findLink',
    note: 'findNote',
  } as const;
  const given = Object.fromEntries(Object.entries(names).map(([to, from]) => [to, fields[from]]));
  const parsed = newListLine.safeParse({ ...given, requestKey: fields['findKey'] || undefined });
  if (!parsed.success) {
    return Object.fromEntries(
      Object.entries(errorsOf(parsed.error)).map(([name, key]) => [
        names[name as keyof typeof names] ?? name,
        key,
      ]),
    );
  }
  page.setListCount((await page.services.quoteLists.add(owner, parsed.data, page.ip)).count);
  for (const name of Object.values(names)) delete fields[name];
  return {};
}

async function send(
  page: PageContext,
  fields: Fields,
  owner: Owner,
): Promise<{ errors: Errors; to?: Response }> {
  const body = readListForm(fields);
  const parsed = newQuoteRequest.safeParse({ ...body, locale: page.locale });
  const { quoteRequests, quoteLists } = page.services;
  if (!parsed.success) {
    // The minimum order is checked only on sending, and must be reported together with all other errors.
    const { lines } = await quoteLists.read(owner, page.locale);
    return { errors: { ...tooFew(fields, lines), ...errorsOf(parsed.error, body.lines) } };
  }
  const { sessionId } = await page.ensureVisitor();
  const who = { ip: page.ip, locale: page.locale, sessionId, userId: page.user?.id ?? null };
  try {
    const { code } = await quoteRequests.send(parsed.data, owner, who);
    // Lines that had no room so far may join the list now.
    page.setListCount(await quoteLists.count(await quoteLists.ownerOf(page)));
    return { errors: {}, to: redirect(`/quotes/${code}`, 303) };
  } catch (error) {
    if (!isAppError(error) || !error.fields) throw error;
    const errors = Object.entries(error.fields).map(([path, key]) => [fieldOfError(path, body.lines), key]);
    return { errors: Object.fromEntries(errors) as Errors };
  }
}

/** Errors of lines whose quantity is below the minimum order. */
const tooFew = (fields: Fields, lines: readonly ListLine[]): Errors =>
  Object.fromEntries(
    lines.flatMap(({ id, minimumOrderQuantity }) => {
      const name = lineFieldName(id, 'quantity');
      return typedWhole(fields[name] ?? '') < minimumOrderQuantity ? [[name, 'belowMinimum']] : [];
    }),
  );
