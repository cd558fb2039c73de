import { useState } from 'react';
import { Link } from 'react-router';
import type { ConversationDetail } from '#shared/conversations/chat-inbox.ts';
import { formatDecimal } from '#shared/base/formatting.ts';
import { adminTag, ta } from '../../../lib/admin-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PutOnListDialog } from './put-on-list.tsx';

type List = ConversationDetail['quoteList'];

type Props = {
  title: string;
  products: readonly { id: string; name: string }[];
  conversation: ConversationDetail['conversation'];
  /** The products on the customer's quote list; null if the customer cannot have one. */
  list: List;
};

/** Products related to the customer, each with a button that adds it to their quote list. */
export function Products({ title, products, conversation, list }: Props) {
  const [wanted, setWanted] = useState<{ id: string; name: string } | null>(null);
  if (products.length === 0) return null;
  const isListed = (id: string) => list?.some(({ productId }) => productId === id) ?? false;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-1">
        {products.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1">
            <Link className="link inbox-text grow" to={`/product/${id}`}>
              {name}
            </Link>
            {list && conversation.status !== 'closed' && !isListed(id) ? (
              <button
                type="button"
                className="icon-btn flex-none"
                title={ta('chat.putOnList')}
                aria-label={ta('chat.putNamedOnList', { name })}
                onClick={() => setWanted({ id, name })}
              >
                <Icon name="list" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {wanted ? (
        <PutOnListDialog conversationId={conversation.id} product={wanted} onClose={() => setWanted(null)} />
      ) : null}
    </section>
  );
}

/** Lines of the customer's quote list that is not sent yet. */
export function QuoteListLines({ lines }: { lines: NonNullable<List> }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{ta('chat.quoteList', { count: lines.length })}</h3>
      <ul className="grid gap-1">
        {lines.map(({ id, productId, name, quantity }) => (
          <li key={id} className="inbox-text">
            {ta('chat.listQuantity', { quantity: formatDecimal(adminTag(), quantity) })}{' '}
            {productId ? (
              <Link className="link" to={`/product/${productId}`}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
