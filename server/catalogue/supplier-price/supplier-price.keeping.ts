import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { OfferSheet, SheetLine } from '#shared/deals/quote-offer.ts';
import { fittingBreak } from '#shared/catalogue/supplier-price-rules.ts';
import type { ListedBreak } from '#shared/catalogue/supplier-price.ts';
import { type Actor, auditAll } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { fold } from '../../platform/db/pattern.ts';
import { partners } from '../partner/partner.schema.ts';
import { products } from '../product/product.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { supplierPrices } from './supplier-price.schema.ts';

type Price = typeof supplierPrices.$inferSelect;
type Answer = Pick<
  Price,
  | 'partnerId'
  | 'productId'
  | 'name'
  | 'currency'
  | 'breaks'
  | 'packing'
  | 'leadTime'
  | 'validFrom'
  | 'validUntil'
  | 'lineId'
  | 'optionId'
>;

/**
 * Stores the factory prices of a draft as supplier prices, in the transaction that saves the draft and before it
 * is written. An option counts as a factory's answer once it has a supplier, a price and a start day. Without a day
 * it is ignored, because it may be as old as the offer it was copied from. Only what differs from the stored draft
 * is written: a colleague may have corrected the rest in the list of prices.
 * @throws AppError `invalid` for an end before the beginning
 */
export async function keepFactoryPrices(
  tx: Database,
  actor: Actor,
  requestId: string,
  sheet: OfferSheet,
): Promise<void> {
  demandOrder(sheet);
  const [request] = await tx
    .select({ sheet: quoteRequests.sheet })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, requestId));
  const earlier = request?.sheet ? answersOf(request.sheet) : [];
  const earlierOf = ({ lineId, optionId }: Answer) =>
    earlier.find((answer) => answer.lineId === lineId && answer.optionId === optionId);
  const named = answersOf(sheet).filter((answer) => {
    const last = earlierOf(answer);
    return !last || Object.keys(changesOf(last, answer)).length > 0;
  });
  if (named.length === 0) return;
  const answers = await withKnownReferences(tx, named);
  const known = await readKnown(tx, requestId, answers);
  const changes: { before: Price | null; after: Price }[] = [];
  for (const answer of answers) {
    const ofSupplier = known.filter((price) => price.partnerId === answer.partnerId);
    if (ofSupplier.some((price) => isSamePrice(price, answer, requestId))) continue;
    const before = ofSupplier.find((price) => isCorrected(price, answer, requestId));
    const [after] = before
      ? await tx
          .update(supplierPrices)
          .set({ ...changesOf(earlierOf(answer), answer), version: sql`${supplierPrices.version} + 1` })
          .where(eq(supplierPrices.id, before.id))
          .returning()
      : await tx
          .insert(supplierPrices)
          .values({ ...answer, requestId, notedBy: actor?.id ?? null })
          .returning();
    changes.push({ before: before ?? null, after: after! });
    // Two options may contain the same answer.
    known.push(after!);
  }
  await auditAll(
    tx,
    actor,
    changes.map(({ before, after }) => ({
      action: before ? 'update' : 'create',
      noun: 'supplier_price',
      id: after.id,
      title: after.name,
      ...(before ? { before } : {}),
      after,
    })),
  );
}

function demandOrder({ lines }: OfferSheet): void {
  for (const [i, { options }] of lines.entries()) {
    for (const [j, { factoryFrom, factoryUntil }] of options.entries()) {
      if (factoryFrom && factoryUntil && factoryUntil < factoryFrom)
        throw new AppError('invalid', 'it ends before it begins', {
          [`sheet.lines.${i}.options.${j}.factoryUntil`]: 'endsEarly',
        });
    }
  }
}

const answersOf = (sheet: OfferSheet): Answer[] =>
  sheet.lines.flatMap((line) => line.options.flatMap((option) => answerOf(sheet, line, option)));

/** The fields of an answer that differ from those of the same option in the stored draft; all of a new answer. */
function changesOf(last: Answer | undefined, answer: Answer): Partial<Answer> {
  const isSame = (name: string, one: Answer): boolean => {
    if (name === 'packing') return isSamePacking(one.packing, answer.packing);
    if (name === 'breaks') return isSameSteps(one.breaks, answer.breaks);
    return one[name as keyof Answer] === answer[name as keyof Answer];
  };
  const changed = Object.entries(answer).filter(([name]) => !last || !isSame(name, last));
  return Object.fromEntries(changed);
}

function answerOf(sheet: OfferSheet, line: SheetLine, option: SheetLine['options'][number]): Answer[] {
  const { supplierId, factoryFrom } = option;
  const prices = new Map(
    option.breaks.flatMap(({ quantity, factoryMinor }) =>
      factoryMinor ? [[quantity, { quantity, priceMinor: factoryMinor }] as const] : [],
    ),
  );
  if (!supplierId || !factoryFrom || prices.size === 0) return [];
  return [
    {
      partnerId: supplierId,
      productId: line.productId,
      name: line.name,
      currency: option.factoryCurrency ?? sheet.currency,
      breaks: [...prices.values()].toSorted((a, b) => a.quantity - b.quantity),
      packing: option.packing,
      leadTime: option.leadTime,
      validFrom: factoryFrom,
      validUntil: option.factoryUntil ?? null,
      lineId: line.id,
      optionId: option.id,
    },
  ];
}

/** Drops answers of suppliers that no longer exist, and clears products that no longer exist. */
async function withKnownReferences(tx: Database, answers: readonly Answer[]): Promise<Answer[]> {
  const ids = <T extends string | null>(list: readonly T[]) => [...new Set(list)].flatMap((id) => id ?? []);
  const suppliers = await tx
    .select({ id: partners.id })
    .from(partners)
    .where(inArray(partners.id, ids(answers.map(({ partnerId }) => partnerId))));
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids(answers.map(({ productId }) => productId))));
  const [isSupplier, isProduct] = [suppliers, found].map((rows) => new Set(rows.map(({ id }) => id)));
  return answers.flatMap((answer) =>
    isSupplier!.has(answer.partnerId)
      ? [{ ...answer, productId: isProduct!.has(answer.productId ?? '') ? answer.productId : null }]
      : [],
  );
}

/** Stored prices of these suppliers for the same goods, or from this request; newest first. */
const readKnown = (tx: Database, requestId: string, answers: readonly Answer[]): Promise<Price[]> =>
  tx
    .select()
    .from(supplierPrices)
    .where(
      and(
        inArray(
          supplierPrices.partnerId,
          answers.map(({ partnerId }) => partnerId),
        ),
        or(
          eq(supplierPrices.requestId, requestId),
          inArray(
            supplierPrices.productId,
            answers.flatMap(({ productId }) => productId ?? []),
          ),
          inArray(
            supplierPrices.foldedName,
            answers.map(({ name }) => fold(name)),
          ),
        ),
        isNull(supplierPrices.deletedAt),
      ),
    )
    .orderBy(desc(supplierPrices.validFrom), desc(supplierPrices.createdAt));

const isSameItem = (price: Price, { productId, name }: Answer): boolean =>
  productId === null
    ? price.productId === null && price.foldedName === fold(name)
    : price.productId === productId;

/** Whether a stored price came from the same option as this answer. */
const isOfOption = (price: Price, { lineId, optionId }: Answer, requestId: string): boolean =>
  price.requestId === requestId && price.lineId === lineId && price.optionId === optionId;

/** Whether a stored price contains everything in the answer: the answer was copied from it, or is stored already. */
const isSamePrice = (price: Price, answer: Answer, requestId: string): boolean =>
  isSameItem(price, answer) &&
  price.currency === answer.currency &&
  price.validFrom === answer.validFrom &&
  price.validUntil === answer.validUntil &&
  // For the same option, the other fields must be equal too; otherwise it is a correction.
  (!isOfOption(price, answer, requestId) || isSameRest(price, answer)) &&
  answer.breaks.every(
    ({ quantity, priceMinor }) => fittingBreak(price.breaks, quantity)?.priceMinor === priceMinor,
  );

const isSameRest = (price: Price, answer: Answer): boolean =>
  price.leadTime === answer.leadTime &&
  isSamePacking(price.packing, answer.packing) &&
  isSameSteps(price.breaks, answer.breaks);

// Compares by key, because the database returns the keys of an object in another order.
const isSamePacking = (one: Answer['packing'], other: Answer['packing']): boolean =>
  one === null || other === null
    ? one === other
    : Object.entries(one).every(([key, value]) => other[key as keyof typeof other] === value);

const isSameSteps = (one: readonly ListedBreak[], other: readonly ListedBreak[]): boolean =>
  JSON.stringify(one.map(({ quantity, priceMinor }) => [quantity, priceMinor])) ===
  JSON.stringify(other.map(({ quantity, priceMinor }) => [quantity, priceMinor]));

/**
 * Whether the answer corrects the price stored from the same option. Different prices with a later start day are
 * a new answer.
 */
const isCorrected = (price: Price, answer: Answer, requestId: string): boolean =>
  isOfOption(price, answer, requestId) &&
  isSameItem(price, answer) &&
  (price.validFrom >= answer.validFrom ||
    (price.currency === answer.currency && isSameSteps(price.breaks, answer.breaks)));
