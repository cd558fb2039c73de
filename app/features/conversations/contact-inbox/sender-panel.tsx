import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import type { ContactThread, Person } from '#shared/conversations/contact-inbox.ts';
import { maxNoteLength } from '#shared/base/limits.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { AssigneeField } from '../../../staff/inbox/assignee-field.tsx';
import { MakeOffer } from '../../../staff/quote/make-offer.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/form-field.tsx';
import { statusBadges } from './message-facts.ts';
import { useTextDraft } from '../../../lib/draft.ts';
import { Titled } from '../../../ui/titled.tsx';

type Props = { thread: ContactThread; staff: readonly Person[]; pathOf: (id: string) => string };

/** Assignee of the message, details of its sender, and the notes of the staff. */
export function SenderPanel({ thread, staff, pathOf }: Props) {
  const { id, isDeleted, assignedTo } = thread.message;
  return (
    <aside className="grid content-start gap-4 text-sm">
      {isDeleted ? null : (
        <AssigneeField
          label={ta('inbox.assigned')}
          nobody={ta('inbox.assignedNobody')}
          assignedTo={assignedTo}
          staff={staff}
          failed={ta('inbox.failed')}
          onAssign={(userId) =>
            callApi('PUT /api/contact/:id/assignment', { params: { id }, body: { userId } })
          }
        />
      )}
      <Offer thread={thread} />
      <Known thread={thread} pathOf={pathOf} />
      <Notes thread={thread} />
    </aside>
  );
}

/** Links to a quote for the sender, and to their customer record. */
function Offer({ thread: { message, customer } }: Pick<Props, 'thread'>) {
  const { id, fullName: contactName, companyName, email, phone, country, locale } = message;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {message.isDeleted ? null : (
        <MakeOffer
          asking={{
            contactName,
            companyName,
            email,
            phone,
            country,
            locale,
            message: message.message,
            contactMessageId: id,
          }}
        />
      )}
      {customer ? (
        <Link to={`/admin/customers/${customer.id}`} className="link">
          {ta('customer.record', { name: customer.name })}
        </Link>
      ) : null}
    </div>
  );
}

function Known({ thread, pathOf }: Pick<Props, 'thread' | 'pathOf'>) {
  const { earlier, inquiries, chatCount } = thread;
  const isFirst = earlier.length + inquiries.length + chatCount === 0;
  return (
    <Titled className="grid gap-2" id="sender" title={ta('inbox.sender')} level="h3">
      {isFirst ? <p className="text-muted">{ta('inbox.senderNone')}</p> : null}
      {earlier.length > 0 ? (
        <div>
          <h4 className="font-semibold">{ta('inbox.earlier')}</h4>
          <ul className="grid gap-1">
            {earlier.map((message) => (
              <li key={message.id}>
                <Link to={pathOf(message.id)} preventScrollReset className="link clamp-2">
                  {message.message}
                </Link>
                <span className="text-xs text-muted">
                  {formatMoment(message.createdAt)} · {ta(statusBadges[message.status][0])}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {inquiries.length > 0 ? (
        <div>
          <h4 className="font-semibold">{ta('inbox.inquiries')}</h4>
          <ul className="grid gap-1">
            {inquiries.map((inquiry) => (
              <li key={`${inquiry.productId} ${inquiry.createdAt}`}>
                <Link to={`/product/${inquiry.productId}`} className="link">
                  {inquiry.productName}
                </Link>
                <span className="block text-xs text-muted">
                  {formatMoment(inquiry.createdAt)}
                  {inquiry.quantity === null ? '' : ` · ${ta('inbox.quantity', { count: inquiry.quantity })}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {chatCount > 0 ? (
        <Link to="/admin/chat" className="link">
          {ta('inbox.chats', { count: chatCount })}
        </Link>
      ) : null}
    </Titled>
  );
}

function Notes({ thread: { message, notes } }: { thread: ContactThread }) {
  const { isBusy, run } = useCall();
  const draft = useTextDraft(`note-${message.id}`);
  const params = { id: message.id };
  const failed = ta('inbox.noteFailed');

  async function add(event: SubmitEvent) {
    event.preventDefault();
    const note = draft.text.trim();
    if (!note) return;
    const headers = { 'Idempotency-Key': draft.requestKey() };
    const send = () => callApi('POST /api/contact/:id/notes', { params, body: { note }, headers });
    if (await run(send, { failed })) draft.clearSent(draft.text);
  }

  return (
    <section aria-labelledby="notes" className="grid gap-2">
      <div>
        <h3 id="notes" className="h3">
          {ta('inbox.notes')}
        </h3>
        <p className="text-muted">{ta('inbox.notesText')}</p>
      </div>
      {notes.map(({ id, note, author, isOwn, createdAt }) => (
        <div key={id} className="inbox-note">
          <p className="inbox-text">{note}</p>
          <p className="flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
            {author ?? ta('inbox.somebody')} · {formatMoment(createdAt)}
            {isOwn && !message.isDeleted ? (
              <Button
                className="link"
                isOff={isBusy}
                onClick={() =>
                  void run(
                    () =>
                      callApi('DELETE /api/contact/:id/notes/:noteId', { params: { ...params, noteId: id } }),
                    { failed },
                  )
                }
              >
                {ta('inbox.deleteNote')}
              </Button>
            ) : null}
          </p>
        </div>
      ))}
      {message.isDeleted ? null : (
        <form className="grid gap-2" onSubmit={(event) => void add(event)}>
          <TextAreaField
            label={ta('inbox.note')}
            rows={2}
            maxLength={maxNoteLength}
            value={draft.text}
            onChange={(event) => draft.change(event.target.value)}
          />
          <Button
            type="submit"
            className="btn btn-outline btn-sm justify-self-start"
            isOff={isBusy || !draft.text.trim()}
          >
            {ta('inbox.addNote')}
          </Button>
        </form>
      )}
    </section>
  );
}
