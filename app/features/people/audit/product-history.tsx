import { useRevalidator } from 'react-router';
import type { AuditEntry } from '#shared/people/audit.ts';
import { admin } from '#shared/i18n/en/admin.ts';
import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import { callApi } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import { aboutRecord } from '../../../lib/about-record.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { actorText, entryTitle } from '../../../lib/audit-text.ts';
import { EntryChanges } from './entry-changes.tsx';
import type { Change } from './value-words.ts';

type Props = { product: StaffProduct; entries: readonly AuditEntry[] };

/** The history of a product. Each field that differs from its former value can be restored. */
export function ProductHistory({ product, entries }: Props) {
  const { isBusy, run } = useCall();
  const { revalidate } = useRevalidator();

  const bringBack = (entry: AuditEntry, { field, label }: Change) =>
    run(
      async () => {
        // The price and its currency are restored together.
        const fields = field === 'price' && entry.before?.['priceUnit'] ? ['price', 'priceUnit'] : [field];
        const form = Object.fromEntries(fields.map((name) => [name, entry.before![name]]));
        try {
          await callApi('PUT /api/products/:id', {
            params: { id: product.id },
            form: { ...form, version: product.version },
          });
        } catch (error) {
          if (hasCode(error, 'conflict')) {
            toast({ title: ta('history.changed'), isError: true });
            return revalidate();
          }
          throw error;
        }
        toast({
          title: ta('history.done', { field: label }),
          about: aboutRecord('product', product.name),
        });
      },
      { failed: ta('history.failed') },
    );

  const button = (entry: AuditEntry) => (change: Change) =>
    isDifferent(product, entry, change.field) ? (
      <Button
        className="btn btn-outline btn-sm"
        isOff={isBusy}
        aria-label={ta('history.bringBackNamed', { field: change.label, value: change.before ?? '' })}
        onClick={() => void bringBack(entry, change)}
      >
        {ta('history.bringBack')}
      </Button>
    ) : null;

  return (
    <ol className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="card grid gap-1 p-3">
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
            <span>{actorText(entry)}</span>
            <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
          </p>
          <p className="break-words">
            {entry.fromFile === null
              ? entryTitle(entry)
              : ta('history.byImport', { entry: entryTitle(entry), file: entry.fromFile })}
          </p>
          <EntryChanges entry={entry} action={button(entry)} />
        </li>
      ))}
    </ol>
  );
}

/** Whether the form has the field and its value differs from the one before this entry. Excludes pictures. */
const isDifferent = (product: StaffProduct, { before }: AuditEntry, field: string) =>
  before !== null &&
  field in before &&
  field !== 'imageUrl' &&
  field in admin.productForm.fields &&
  JSON.stringify(product[field as keyof StaffProduct]) !== JSON.stringify(before[field]);
