import { Link } from 'react-router';
import { locales } from '#shared/base/locale.ts';
import type { OfferTemplate } from '#shared/deals/offer-template.ts';
import { TemplateDialog } from '../../features/deals/quote-admin/template-dialog.tsx';
import { type Cells, RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { listText, ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/offer-templates.ts';

/** /admin/offer-templates: recurring parts of offers. */
export const loader = onStaffServer('staff', async ({ services, user }) => ({
  meta: { title: ta('offerTemplate.title') },
  templates: await services.offerTemplates.listForEditing(user),
}));

export default function OfferTemplates({ loaderData: { templates } }: Route.ComponentProps) {
  return (
    <RecordPage
      noun="offer_template"
      title={ta('offerTemplate.title')}
      text={ta('offerTemplate.text')}
      addLabel={ta('offerTemplate.add')}
      emptyText={ta('offerTemplate.none')}
      rows={templates}
      nameOf={(row) => row.name}
      cells={cells}
      renderForm={(template, onClose) => (
        <TemplateDialog key={template?.id} template={template} onClose={onClose} />
      )}
      links={
        <Link to="/admin/quotes" className="btn btn-outline">
          {ta('offerTemplate.back')}
        </Link>
      }
    />
  );
}

const cells = ({ isDefault, note, validDays, charges, texts }: OfferTemplate): Cells => ({
  [ta('offerTemplate.defaultHead')]: isDefault ? (
    <span className="badge">{ta('offerTemplate.defaultBadge')}</span>
  ) : null,
  [ta('offerTemplate.column.note')]: <span className="clamp-2">{note}</span>,
  [ta('offerTemplate.column.days')]:
    validDays === null ? null : ta('offerTemplate.days', { count: validDays }),
  [ta('offerTemplate.column.charges')]: listText(charges.map(({ kind }) => ta(`quote.chargeKinds.${kind}`))),
  [ta('offerTemplate.column.languages')]: listText(
    locales.filter((locale) => texts[locale]).map((locale) => ta(`languages.${locale}`)),
  ),
});
