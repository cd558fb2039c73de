import { Readable } from 'node:stream';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { PersonErasure, PersonFound, PersonQuery } from '#shared/people/person.ts';
import { erasedMark } from '#shared/people/personal-data.ts';
import { demand } from '#shared/base/policy.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { blogViews } from '../../content/blog/blog.schema.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { testimonials } from '../../deals/testimonial/testimonial.schema.ts';
import { users } from '../user/user.schema.ts';
import { newQuoteCode } from '../../platform/db/token.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readPerson } from './person.export.ts';
import { findPerson, type Person, sealOf } from './person.finding.ts';
import { countRows, eraseFromAudit, filesOf, rowsOf, unnamedFiles, withTexts } from './person.rows.ts';

export type PersonService = ReturnType<typeof createPersonService>;

type Dependencies = { db: Database; storage: Storage; tags: PageTags };

/** Shows, exports and erases everything that is stored of one person (decision 037). */
export function createPersonService({ db, storage, tags }: Dependencies) {
  /** @throws AppError `not_found` if nothing is stored, `invalid` for an address of a staff account */
  async function find(tx: Database, query: PersonQuery) {
    const found = await findPerson(tx, query);
    // The audit log of staff must not be emptied by means of their mail address.
    if ((await tx.$count(users, inArray(sql`lower(${users.email})`, found.emails))) > 0)
      throw new AppError('invalid', 'an account', { value: 'accountNotPerson' });
    const person = await withTexts(tx, found);
    const counts = await countRows(tx, person);
    if (Object.values(counts).every((count) => count === 0)) throw new AppError('not_found', 'nobody');
    return { person, counts };
  }

  return {
    /** @throws AppError `forbidden` for anyone but a super admin */
    async find(actor: Actor, query: PersonQuery): Promise<PersonFound> {
      demand(actor, 'users');
      const { person, counts } = await find(db, query);
      const { name, emails, phones, kept } = person;
      return { name, emails, phones, counts, kept, seal: sealOf(person, counts) };
    },

    /** A ZIP with `data.json` and the files, created while it is read. */
    async export(actor: Actor, query: PersonQuery): Promise<ReadableStream<Uint8Array>> {
      demand(actor, 'users');
      const { person } = await find(db, query);
      const data = await readPerson(db, person);
      const files = await filesOf(db, person);
      await audit(db, actor, { action: 'export', noun: 'customer', id: null, title: null });
      const { ZipFile } = await import('yazl');
      const zip = new ZipFile();
      const output = zip.outputStream as Readable;
      zip.on('error', (error: Error) => output.destroy(error));
      zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json');
      // Files are opened one after the other; a file missing in the storage becomes an empty entry.
      for (const [i, { name, title }] of files.entries())
        zip.addReadStreamLazy(`files/${i + 1}-${title.replaceAll(/[^\p{L}\p{N}._-]/gu, '_')}`, (give) => {
          storage.get(name).then(
            (bytes) => give(null, Readable.from([bytes ?? Buffer.alloc(0)])),
            (error: unknown) => give(error, Readable.from([])),
          );
        });
      zip.end();
      return Readable.toWeb(output) as ReadableStream<Uint8Array>;
    },

    /**
     * Erases a person in one transaction, and their files after it. If the program stops in between, the nightly
     * sweep deletes the files.
     * @throws AppError `conflict` if more or less is stored than was shown; `invalid` if the name was not typed
     */
    async erase(actor: Actor, { seal, confirmation, ...query }: PersonErasure): Promise<void> {
      demand(actor, 'users');
      const erased = await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('erase person'))`);
        const { person, counts } = await find(tx, query);
        if (confirmation !== person.name)
          throw new AppError('invalid', 'not confirmed', { confirmation: 'notConfirmed' });
        if (seal !== sealOf(person, counts)) throw new AppError('conflict', 'other data than shown');
        const named = await filesOf(tx, person);
        const products = await productsOf(tx, person);
        await eraseRows(tx, person);
        // Only the counts: the entry must not bring back what was erased.
        await audit(tx, actor, { action: 'erase', noun: 'customer', id: null, title: null, after: counts });
        const unnamed = await unnamedFiles(
          tx,
          named.map(({ name }) => name),
        );
        return { files: unnamed, products };
      });
      if (erased.products.length > 0)
        tags.changed([
          cacheTags.testimonials,
          ...erased.products.flatMap((id) => (id ? cacheTags.product(id) : [])),
        ]);
      for (const name of erased.files)
        await Promise.allSettled([storage.delete(name), storage.delete(`${name}-small`)]);
    },
  };
}

/** Products with a testimonial of the person, whose pages must no longer show it. */
async function productsOf(tx: Database, person: Person): Promise<(string | null)[]> {
  const rows = await tx
    .select({ id: testimonials.productId })
    .from(testimonials)
    .where(rowsOf(tx, person).testimonials.where);
  return rows.map(({ id }) => id);
}

/** Rows that reference these are deleted by their foreign keys. */
const erasedKinds = [
  'testimonials',
  'inquiries',
  'photos',
  'conversations',
  'contacts',
  'lists',
  'requests',
  'views',
  'sessions',
  'customers',
] as const;

async function eraseRows(tx: Database, person: Person): Promise<void> {
  const rows = rowsOf(tx, person);
  await eraseFromAudit(tx, person);
  await tx.delete(blogViews).where(inArray(blogViews.viewerId, person.sessions));
  await eraseMails(tx, person);
  for (const kind of erasedKinds) await tx.delete(rows[kind].table).where(rows[kind].where);
  // The identity of the buyer and the agreement are kept; the secret address is replaced and no longer opens the
  // request.
  for (const id of person.accepted)
    await tx
      .update(quoteRequests)
      .set({
        code: newQuoteCode(),
        requestKey: null,
        sessionId: null,
        message: null,
        timeZone: 'UTC',
        phone: sql`case when ${quoteRequests.email} is null then ${quoteRequests.phone} end`,
        version: sql`${quoteRequests.version} + 1`,
      })
      .where(eq(quoteRequests.id, id));
}

/**
 * Deletes the mails of a person. A sent one to staff with an unsubscribe link only loses its text, because the link is
 * checked against the row. The trigger of migration 0043 does the same for other deletions.
 */
async function eraseMails(tx: Database, person: Person): Promise<void> {
  const { where } = rowsOf(tx, person).mails;
  const isUseless = or(
    ne(outboxMails.status, 'sent'),
    isNull(outboxMails.unsubscribeUrl),
    inArray(sql`lower(${outboxMails.recipient})`, person.emails),
  );
  await tx.delete(outboxMails).where(and(where, isUseless));
  await tx
    .update(outboxMails)
    .set({ subject: erasedMark, textBody: erasedMark, htmlBody: erasedMark, recordIds: [] })
    .where(where);
}
