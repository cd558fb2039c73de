import type { ReactNode } from 'react';
import {
  type CannedReplyChange,
  cannedReplyQuery,
  type StaffCannedReply,
} from '#shared/conversations/canned-reply.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { placeholders } from '#shared/conversations/placeholders.ts';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import { LanguageLinks } from '../../features/platform/record-admin/language-links.tsx';
import { RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
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
      heads={[ta('inbox.cannedBody'), ta('inbox.cannedOrder')]}
      cells={cells}
      fields={fieldsOf(language, replies.length)}
    >
      <LanguageLinks current={language} label={ta('inbox.language')} />
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

const cells = ({ language, body, displayOrder }: StaffCannedReply): ReactNode[] => [
  <p key="body" lang={localeTags[language]} className="clamp-2 text-sm text-muted">
    {body}
  </p>,
  displayOrder,
];
