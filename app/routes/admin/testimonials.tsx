import { Link } from 'react-router';
import { countryName } from '#shared/base/country.ts';
import { localeTags } from '#shared/base/locale.ts';
import {
  type StaffTestimonial,
  type TestimonialChange,
  testimonialQuery,
} from '#shared/deals/testimonial.ts';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import { type Cells, RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { formatMoment, listText, spokenLanguage, ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { ChoiceLinks } from '../../staff/list/choice-links.tsx';
import type { Route } from './+types/testimonials.ts';

/** /admin/testimonials: testimonials of buyers, to publish and answer. */
export const loader = onStaffServer('staff', async ({ services, user, locale, search }) => {
  const { status } = testimonialQuery.parse(search);
  return {
    meta: { title: ta('testimonial.title') },
    status,
    rows: await services.testimonials.list(user, { isWaiting: status === 'waiting' }, locale),
  };
});

export default function Testimonials({ loaderData: { status, rows } }: Route.ComponentProps) {
  return (
    <RecordPage
      noun="testimonial"
      title={ta('testimonial.title')}
      text={ta('testimonial.text')}
      emptyText={ta(status === 'waiting' ? 'testimonial.noneWaiting' : 'testimonial.none')}
      rows={rows}
      nameOf={({ customerName }) => customerName}
      cells={cells}
      fields={fields()}
      renderAbove={(row) => <Words row={row} />}
    >
      <ChoiceLinks
        label={ta('testimonial.filter')}
        links={(['all', 'waiting'] as const).map((one) => ({
          to: one === 'all' ? '/admin/testimonials' : `?status=${one}`,
          text: ta(`testimonial.${one}`),
          isCurrent: one === status,
        }))}
      />
    </RecordPage>
  );
}

const fields = (): FieldsOf<TestimonialChange> => ({
  isApproved: { label: ta('testimonial.isApproved'), as: 'check' },
  isFeatured: { label: ta('testimonial.isFeatured'), as: 'check' },
  reply: { label: ta('testimonial.reply'), hint: ta('testimonial.replyHint'), as: 'text', rows: 4 },
});

/** The buyer's words, which cannot be edited. */
function Words({ row }: { row: StaffTestimonial }) {
  const { customerName, companyName, country, rating, message, language, createdAt } = row;
  const by = [customerName, companyName, country && countryName(country, spokenLanguage())];
  return (
    <figure className="mb-4 grid gap-1 wrap-anywhere">
      <p>
        <strong>{ta('testimonial.rated', { rating })}</strong> · {ta(`languages.${language}`)}
      </p>
      <blockquote lang={localeTags[language]} className="max-h-80 overflow-auto whitespace-pre-line">
        {message}
      </blockquote>
      <figcaption className="text-sm text-muted">
        {listText(by.filter((part) => part !== null))} · {formatMoment(createdAt)}
      </figcaption>
    </figure>
  );
}

function cells(row: StaffTestimonial): Cells {
  return {
    [ta('testimonial.rating')]: ta('testimonial.rated', { rating: row.rating }),
    [ta('testimonial.state')]: (
      <span className="flex flex-wrap gap-1">
        <span className={`badge ${row.isApproved ? '' : 'badge-amber'}`}>
          {ta(row.isApproved ? 'testimonial.approved' : 'testimonial.waiting')}
        </span>
        {row.isAccepted ? null : <span className="badge badge-red">{ta('testimonial.notAccepted')}</span>}
        {row.isFeatured ? <span className="badge badge-plain">{ta('testimonial.featured')}</span> : null}
        {row.reply ? <span className="badge badge-plain">{ta('testimonial.answered')}</span> : null}
      </span>
    ),
    [ta('testimonial.message')]: (
      <span lang={localeTags[row.language]} className="clamp-2">
        {row.message}
      </span>
    ),
    [ta('testimonial.product')]: row.productName,
    [ta('testimonial.request')]:
      row.requestId === null ? (
        <span className="badge badge-plain">{ta('testimonial.demo')}</span>
      ) : (
        <Link key="request" to={`/admin/quotes/${row.requestId}`} className="link">
          {row.reference}
        </Link>
      ),
  };
}
