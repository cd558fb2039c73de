import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ConversationChange, ConversationDetail, InboxConversation } from '#shared/chat-inbox.ts';
import { isOwnAddress, showCode } from '#shared/chat-rules.ts';
import type { Person } from '#shared/contact-inbox.ts';
import { formatDate } from '#shared/formatting.ts';
import { maxNoteLength } from '#shared/limits.ts';
import { fullName } from '#shared/user-rules.ts';
import { callApi } from '../../lib/api.ts';
import { adminTag, formatMoment, ta } from '../../lib/admin-text.ts';
import { useShell } from '../../lib/shell.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';

type Props = {
  detail: ConversationDetail;
  staff: readonly Person[];
  now: number;
  pathOf: (id: string) => string;
};

/** What is known of the customer, and what the staff have noted. */
export function CustomerPanel({ detail, staff, now, pathOf }: Props) {
  const { conversation, favorites, seen, earlier, contactCount } = detail;
  const { customerEmail, customerPhone, timeZone, language, productId, productName, code } = conversation;
  const country = guessCountry(timeZone, language);
  return (
    <aside className="chat-customer" aria-label={ta('chat.customer')}>
      <dl className="chat-facts">
        <Fact name={ta('chat.code')}>
          <code>{showCode(code)}</code>
        </Fact>
        <Fact name={ta('chat.language')}>{ta(`languages.${language}`)}</Fact>
        {timeZone ? <Fact name={ta('chat.localTime')}>{localTime(timeZone, now)}</Fact> : null}
        {country ? <Fact name={ta('chat.country')}>{country}</Fact> : null}
        {isOwnAddress(customerEmail) ? (
          <Fact name={ta('chat.email')}>
            <a className="link" href={`mailto:${customerEmail}`}>
              {customerEmail}
            </a>
          </Fact>
        ) : null}
        {customerPhone ? (
          <Fact name={ta('chat.phone')}>
            <a className="link" href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`}>
              {customerPhone}
            </a>
          </Fact>
        ) : null}
        {productId && productName ? (
          <Fact name={ta('chat.product')}>
            <Link className="link" to={`/product/${productId}`}>
              {productName}
            </Link>
          </Fact>
        ) : null}
      </dl>
      <Products title={ta('chat.favorites')} products={favorites} />
      <Products title={ta('chat.seen')} products={seen} />
      {earlier.length > 0 ? (
        <section>
          <h3 className="font-semibold">{ta('chat.earlier')}</h3>
          <ul>
            {earlier.map(({ id, createdAt, status }) => (
              <li key={id}>
                <Link className="link" to={pathOf(id)}>
                  {formatMoment(createdAt)}
                </Link>{' '}
                · {status}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {contactCount > 0 && customerEmail ? (
        <Link className="link" to={`/admin/contact-messages?search=${encodeURIComponent(customerEmail)}`}>
          {ta('chat.contacts', { count: contactCount })}
        </Link>
      ) : null}
      <Assignment conversation={conversation} staff={staff} />
      <Tags key={conversation.tags.join()} detail={detail} />
      <Notes detail={detail} />
    </aside>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="inbox-text">{children}</dd>
  </div>
);

function Products({ title, products }: { title: string; products: readonly { id: string; name: string }[] }) {
  if (products.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-1">
        {products.map(({ id, name }) => (
          <li key={id}>
            <Link className="link inbox-text" to={`/product/${id}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const change = async (id: string, body: ConversationChange) =>
  callApi('PUT /api/conversations/:id', { params: { id }, body });

function Assignment({
  conversation: { id, assignedTo },
  staff,
}: {
  conversation: InboxConversation;
  staff: readonly Person[];
}) {
  const { user } = useShell();
  const { isBusy, run } = useCall();
  // Somebody who has left may still be responsible: shown, until the conversation is given to somebody else.
  const people =
    staff.some((person) => person.id === assignedTo?.id) || !assignedTo ? staff : [...staff, assignedTo];
  return (
    <SelectField
      label={ta('chat.assigned')}
      value={assignedTo?.id ?? ''}
      aria-disabled={isBusy}
      onChange={({ target }) =>
        void run(() => change(id, { assignedToUserId: target.value || null }), { failed: ta('chat.failed') })
      }
    >
      <option value="">{ta('chat.nobody')}</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name || (person.id === user!.id ? fullName(user!) : person.id)}
        </option>
      ))}
    </SelectField>
  );
}

function Tags({ detail: { conversation } }: { detail: ConversationDetail }) {
  const { isBusy, run } = useCall();
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('tags') as string;
    const tags = [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean);
    await run(() => change(conversation.id, { tags }), {
      title: ta('chat.changed'),
      failed: ta('chat.failed'),
    });
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void save(event)}>
      <TextField
        label={ta('chat.tags')}
        hint={ta('chat.tagsHint')}
        name="tags"
        defaultValue={conversation.tags.join(', ')}
      />
      <Button type="submit" className="btn btn-outline btn-sm justify-self-start" isOff={isBusy}>
        {ta('chat.saveTags')}
      </Button>
    </form>
  );
}

/** Notes of all staff in one text; what a colleague has written meanwhile is shown, and never lost. */
function Notes({ detail: { conversation, notes } }: { detail: ConversationDetail }) {
  const [text, setText] = useState(notes);
  const [before, setBefore] = useState(notes);
  const { isBusy, run } = useCall();
  // What came from the server meanwhile is taken over as long as nothing has been typed.
  if (notes !== before && text === before) {
    setText(notes);
    setBefore(notes);
  }
  const isConflict = notes !== before;
  async function save(event: SubmitEvent) {
    event.preventDefault();
    const isSaved = await run(() => change(conversation.id, { notes: text, notesBefore: notes }), {
      failed: ta('chat.failed'),
    });
    if (!isSaved) return;
    setBefore(text.trim());
    setText(text.trim());
    toast({ title: ta('chat.notesSaved') });
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void save(event)}>
      <TextAreaField
        label={ta('chat.notes')}
        hint={ta('chat.notesText')}
        rows={4}
        maxLength={maxNoteLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isConflict ? (
        <p role="alert" className="inbox-note inbox-text">
          {ta('chat.notesConflict', { notes })}
        </p>
      ) : null}
      <Button
        type="submit"
        className="btn btn-outline btn-sm justify-self-start"
        isOff={isBusy || (text.trim() === notes && !isConflict)}
      >
        {ta('chat.saveNotes')}
      </Button>
    </form>
  );
}

function localTime(timeZone: string, now: number): string {
  try {
    return formatDate(adminTag(), 'weekdayTime', now, timeZone);
  } catch {
    return timeZone;
  }
}

/** Where the customer may be: the city of their time zone, as browsers name it. */
function guessCountry(timeZone: string | null, language: string): string | null {
  const city = timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
  return city && timeZone?.includes('/') ? `${city} (${language.toUpperCase()})` : null;
}
