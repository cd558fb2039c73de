import { useMemo } from 'react';
import { Link } from 'react-router';
import type {
  ConversationChange,
  ConversationDetail,
  InboxConversation,
} from '#shared/conversations/chat-inbox.ts';
import { countryName } from '#shared/base/country.ts';
import { conversationPriorities, isOwnAddress, showCode } from '#shared/conversations/chat-rules.ts';
import type { Person } from '#shared/conversations/contact-inbox.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { maxNameLength } from '#shared/base/limits.ts';
import { callApi } from '../../../lib/api.ts';
import { adminTag, formatMoment, spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { useLinkCards } from '../chat/link-cards.ts';
import { AssigneeField } from '../../../staff/inbox/assignee-field.tsx';
import { type Asking, MakeOffer } from '../../../staff/quote/make-offer.tsx';
import { SelectField } from '../../../ui/form-field.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { Products, QuoteListLines } from './customer-products.tsx';
import { CustomerTags } from './customer-tags.tsx';
import { useConversationActions } from './use-conversation-actions.ts';
import { Options } from '../../../ui/options.tsx';

type Props = {
  detail: ConversationDetail;
  /** The customer's last messages. */
  written: string | null;
  staff: readonly Person[];
  now: number;
  pathOf: (id: string) => string;
};

/** Details of the customer, and the notes of the staff. */
export function CustomerPanel({ detail, written, staff, now, pathOf }: Props) {
  const { conversation, country, page, product, favorites, seen, earlier, contactCount } = detail;
  const { customerEmail, customerPhone, timeZone, language, code } = conversation;
  const listing = { conversation, list: detail.quoteList };
  return (
    <aside
      className="chat-customer line-t grid content-start gap-4 p-3 text-sm lg:max-h-56 lg:overflow-y-auto xl:max-h-none xl:border-l xl:border-line xl:[grid-area:2/2/4/3]"
      aria-label={ta('chat.customer')}
    >
      <MakeOffer key={conversation.id} asking={askingOf(detail, written)} />
      {detail.customer ? (
        <Link className="link" to={`/admin/customers/${detail.customer.id}`}>
          {ta('customer.record', { name: detail.customer.name })}
        </Link>
      ) : null}
      <QuoteListLines lines={detail.quoteList ?? []} />
      <Products {...listing} title={ta('chat.product')} products={product ? [product] : []} />
      <Products {...listing} title={ta('chat.favorites')} products={favorites} />
      <Products {...listing} title={ta('chat.seen')} products={seen} />
      {earlier.length > 0 ? (
        <section>
          <h3 className="font-semibold">{ta('chat.earlier')}</h3>
          <ul>
            {earlier.map(({ id, createdAt, status }) => (
              <li key={id}>
                <Link className="link" to={pathOf(id)}>
                  {formatMoment(createdAt)}
                </Link>{' '}
                · {ta(`chat.status.${status}`)}
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
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-3 gap-y-1.5">
        <Fact name={ta('chat.code')}>
          <code>{showCode(code)}</code>
        </Fact>
        <Fact name={ta('chat.language')}>{ta(`languages.${language}`)}</Fact>
        {timeZone ? <Fact name={ta('chat.localTime')}>{localTime(timeZone, now)}</Fact> : null}
        {country ? <Fact name={ta('chat.country')}>{countryName(country, spokenLanguage())}</Fact> : null}
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
        {page ? (
          <Fact name={ta('chat.page')}>
            <PageLink path={page} />
          </Fact>
        ) : null}
      </dl>
      <AssigneeField
        label={ta('chat.assigned')}
        nobody={ta('chat.nobody')}
        assignedTo={conversation.assignedTo}
        staff={staff}
        failed={ta('chat.failed')}
        onAssign={(assignedToUserId) => change(conversation.id, { assignedToUserId })}
      />
      <Priority conversation={conversation} />
      <CustomerTags conversation={conversation} />
      <CustomerNotes detail={detail} />
    </aside>
  );
}

function askingOf({ conversation, knownName, country }: ConversationDetail, message: string | null): Asking {
  const { customerEmail, customerPhone, customerName } = conversation;
  // If the customer gave no address, the stored one is a placeholder of ours that reaches nobody.
  const email = isOwnAddress(customerEmail) ? customerEmail : null;
  return {
    // A request needs a name. The word for an unknown visitor would also name the customer's record.
    contactName: knownName ?? email?.slice(0, maxNameLength) ?? customerPhone ?? customerName,
    email,
    phone: customerPhone,
    country,
    locale: conversation.language,
    timeZone: conversation.timeZone,
    message,
    conversationId: conversation.id,
  };
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="inbox-text">{children}</dd>
  </div>
);

/** A page of the site, shown by its name once that is loaded. */
function PageLink({ path }: { path: string }) {
  const paths = useMemo(() => [path], [path]);
  const name = useLinkCards(paths, spokenLanguage()).get(path)?.name;
  return (
    <a className="link" href={path} target="_blank" rel="noreferrer">
      {name ?? path}
    </a>
  );
}

const change = async (id: string, body: ConversationChange) =>
  callApi('PUT /api/conversations/:id', { params: { id }, body });

/** A priority set here overrides the one computed from unread messages. */
function Priority({ conversation }: { conversation: InboxConversation }) {
  const { priority } = conversation;
  const actions = useConversationActions();
  return (
    <SelectField
      label={ta('chat.priority')}
      value={priority}
      aria-disabled={actions.isBusy}
      onChange={({ target }) =>
        actions.change(
          conversation,
          { priority: target.value as InboxConversation['priority'] },
          { priority },
        )
      }
    >
      <Options of={conversationPriorities} text={(each) => ta(`chat.${each}`)} />
    </SelectField>
  );
}

function localTime(timeZone: string, now: number): string {
  try {
    return formatDate(adminTag(), 'weekdayTime', now, timeZone);
  } catch {
    return timeZone;
  }
}
