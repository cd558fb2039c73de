import { useState } from 'react';
import { Link } from 'react-router';
import { type CannedReply, cannedReplyQuery } from '../../../shared/canned-reply.ts';
import { fallbackLocale, type Locale, localeNames, locales, localeTags } from '../../../shared/locale.ts';
import { placeholders } from '../../../shared/placeholders.ts';
import { CannedTable } from '../../features/contact-inbox/canned-table.tsx';
import { RecordDialog } from '../../features/record-admin/record-dialog.tsx';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { TextAreaField, TextField } from '../../ui/form-field.tsx';
import type { Route } from './+types/canned-replies.ts';

const path = '/api/canned-replies';

/** /admin/canned-replies: answers that come up again and again, one language at a time. */
export const loader = onStaffServer('staff', async ({ services, user }, { request }: Route.LoaderArgs) => {
  const query = cannedReplyQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const language = query.language ?? fallbackLocale;
  return {
    meta: { title: ta('inbox.cannedTitle') },
    language,
    replies: await services.cannedReplies.list(user, language),
  };
});

export const meta = pageMeta;

export default function CannedReplies({ loaderData: { language, replies } }: Route.ComponentProps) {
  const [editing, setEditing] = useState<CannedReply | 'new' | null>(null);
  const reply = editing === 'new' ? null : editing;
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="h1">{ta('inbox.cannedTitle')}</h1>
          <p className="text-muted">
            {ta('inbox.cannedText', { list: placeholders.map((name) => `{${name}}`).join(' ') })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/admin/contact-messages" className="btn btn-outline">
            {ta('inbox.title')}
          </Link>
          <button type="button" className="btn btn-primary" onClick={() => setEditing('new')}>
            <AdminIcon name="plus" className="size-4" />
            {ta('inbox.cannedAdd')}
          </button>
        </div>
      </header>
      <Languages current={language} />
      {replies.length > 0 ? (
        <CannedTable replies={replies} onEdit={setEditing} />
      ) : (
        <p className="card p-6 text-muted">{ta('inbox.cannedNone')}</p>
      )}
      {editing ? (
        <RecordDialog
          title={reply ? ta('productForm.title', { name: reply.title }) : ta('inbox.cannedAdd')}
          path={reply ? `${path}/${reply.id}` : path}
          isNew={reply === null}
          read={(values) => ({ ...values, language })}
          onClose={() => setEditing(null)}
        >
          {(errors) => (
            <div className="grid gap-4" lang={localeTags[language]}>
              <TextField
                label={ta('inbox.cannedName')}
                name="title"
                defaultValue={reply?.title}
                required
                error={errors['title']}
              />
              <TextAreaField
                label={ta('inbox.cannedBody')}
                name="body"
                rows={10}
                defaultValue={reply?.body}
                required
                error={errors['body']}
                hint={placeholders.map((name) => `{${name}}`).join(' ')}
              />
              <TextField
                label={ta('inbox.cannedOrder')}
                name="displayOrder"
                type="number"
                min={0}
                step={1}
                defaultValue={reply?.displayOrder ?? replies.length}
                error={errors['displayOrder']}
              />
            </div>
          )}
        </RecordDialog>
      ) : null}
    </div>
  );
}

function Languages({ current }: { current: Locale }) {
  return (
    <nav aria-label={ta('inbox.language')} className="flex flex-wrap gap-2">
      {locales.map((locale) => (
        <Link
          key={locale}
          to={`?language=${locale}`}
          lang={localeTags[locale]}
          aria-current={locale === current ? 'page' : undefined}
          className={`btn btn-sm ${locale === current ? 'btn-primary' : 'btn-outline'}`}
        >
          {localeNames[locale]}
        </Link>
      ))}
    </nav>
  );
}
