import {
  type CannedReplyChange,
  cannedReplyQuery,
  type StaffCannedReply,
} from '#shared/conversations/canned-reply.ts';
import { type Locale, locales, localeTags } from '#shared/base/locale.ts';
import { placeholders } from '#shared/conversations/placeholders.ts';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import { type Cells, RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { ChoiceLinks } from '../../staff/list/choice-links.tsx';
import type { Route } from './+types/canned-replies.ts';

/** /admin/canned-replies: prepared answers, one language at a time. */
export const loader = onStaffServer('staff', async ({ services, user, search }) => {
  const { language } = cannedReplyQuery.parse(search);
  return {
    meta: { title: ta('inbox.cannedTitle') },
    ...(await services.cannedReplies.listForEditing(user, { language, withId: search['edit'] })),
  };
});

const open = placeholders.map((name) => `{${name}}`).join(' ');

export default function CannedReplies({ loaderData: { language, replies } }: Route.ComponentProps) {
  return (
    <RecordPage
      noun="canned_reply"
      title={ta('inbox.cannedTitle')}
      text={ta('inbox.cannedText', { list: open })}
      addLabel={ta('inbox.cannedAdd')}
      emptyText={ta('inbox.cannedNone')}
      rows={replies}
      nameOf={(row) => row.title}
      lang={localeTags[language]}
      cells={cells}
      fields={fieldsOf(language, replies.length)}
    >
      <ChoiceLinks
        label={ta('inbox.language')}
        links={locales.map((one) => ({
          to: `?language=${one}`,
          text: ta(`languages.${one}`),
          isCurrent: one === language,
        }))}
      />
    </RecordPage>
  );
}

function fieldsOf(language: Locale, count: number): FieldsOf<CannedReplyChange> {
  const lang = localeTags[language];
  return {
    language: { label: ta('inbox.language'), as: 'fixed', initial: language },
    title: { label: ta('inbox.cannedName'), lang, isRequired: true },
    body: { label: ta('inbox.cannedBody'), hint: open, lang, isRequired: true, as: 'text', rows: 10 },
    displayOrder: {
      label: ta('inbox.cannedOrder'),
      input: { type: 'number', min: 0, step: 1 },
      initial: count,
    },
  };
}

const cells = ({ language, body, displayOrder }: StaffCannedReply): Cells => ({
  [ta('inbox.cannedBody')]: (
    <p lang={localeTags[language]} className="clamp-2 text-sm text-muted">
      {body}
    </p>
  ),
  [ta('inbox.cannedOrder')]: displayOrder,
});
