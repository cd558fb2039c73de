import type { NewListEntry } from '#shared/conversations/chat-inbox.ts';
import { AppError } from '#shared/base/errors.ts';
import { formatDecimal } from '#shared/base/formatting.ts';
import { loadChatTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { localeTags } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { audit } from '../../platform/db/audit.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';
import type { QuoteListService } from '../../deals/quote/quote-list.service.ts';
import type { ChatService } from './chat.service.ts';

type Dependencies = {
  chat: Pick<ChatService, 'enter' | 'admit' | 'post'>;
  products: Pick<ProductService, 'termsIn'>;
  quoteLists: Pick<QuoteListService, 'putFor'>;
};

export type ChatListService = ReturnType<typeof createChatListService>;

/** Lets staff put products on the quote list of the visitor they write with (docs/specification/quotes.md#list). */
export function createChatListService({ chat, products, quoteLists }: Dependencies) {
  return {
    /**
     * Puts a product on the quote list of the session in which the conversation began, and writes a message about
     * it in the conversation, with the product's card. If the message failed after the first step, a repeated
     * request with the same key writes it.
     * @param origin of the site, as the staff member sees it
     * @returns `isNew` is false if the product was on the list before; then no message is written
     * @throws AppError `not_found` for an unknown conversation, session or product; `conversation_closed`;
     * `invalid` for a full list; `too_many_requests`
     */
    async put(
      actor: CurrentUser | null,
      id: string,
      { product, quantity, note, requestKey }: NewListEntry,
      { origin, address }: { origin: string; address: string },
    ): Promise<{ isNew: boolean; count: number }> {
      demand(actor, 'staff');
      const sender = { side: 'admin', user: actor! } as const;
      const { language, sessionId, status, customerName } = await chat.enter(sender, id);
      if (status === 'closed') throw new AppError('conversation_closed');
      if (!sessionId) throw new AppError('not_found', 'the visit in which it began is forgotten');
      const terms = await products.termsIn(product, language);
      if (!terms) throw new AppError('not_found', `no product ${product}`);
      await chat.admit(sender, address);
      const line = { product, note, requestKey, ...(quantity === undefined ? {} : { quantity }) };
      const put = await quoteLists.putFor({ sessionId }, line, (tx, pieces) =>
        audit(tx, actor, {
          action: 'list_add',
          noun: 'conversation',
          id,
          title: customerName,
          after: { productId: product, quantity: pieces, ...(note ? { note } : {}) },
        }),
      );
      if (!put.isOwn) return { isNew: false, count: put.count };
      const { putOnList } = await loadChatTexts(language);
      const text = fillText(putOnList, {
        quantity: formatDecimal(localeTags[language], put.quantity),
        name: terms.product,
        address: `${origin}/quote-list`,
      });
      const message = `${text}\n${origin}/product/${product}`;
      await chat.post(sender, id, { clientMessageId: requestKey, message });
      return { isNew: true, count: put.count };
    },
  };
}
