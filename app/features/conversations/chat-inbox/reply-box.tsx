import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { CannedReply } from '#shared/conversations/canned-reply.ts';
import type { ConversationDetail } from '#shared/conversations/chat-inbox.ts';
import { maxChatMessage } from '#shared/conversations/chat-limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { openPlaceholders } from '#shared/conversations/placeholders.ts';
import { callApi } from '../../../lib/api.ts';
import { listText, ta } from '../../../lib/admin-text.ts';
import { FileChoice, type Staged, StagedFiles, useReturnedCaption } from '../chat/staged-files.tsx';
import { usePhrasebook } from './phrasebook.tsx';
import { useTextDraft } from '../../../lib/draft.ts';
import { ProductPicker } from '../../../staff/product/product-picker.tsx';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { PutOnListDialog } from './put-on-list.tsx';
import type { Thread } from './use-thread.ts';

type Props = {
  detail: ConversationDetail;
  canned: readonly CannedReply[];
  thread: Thread;
  staged: Staged;
  onLeave: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Number of quick replies below the text box (docs/specification/inbox.md#chat). */
const quickCount = 6;

/** Where staff write a reply: by hand, or from the phrasebook, which "/" opens and typing narrows. */
export function ReplyBox({ detail, canned, thread, staged, onLeave, ref }: Props) {
  const { conversation, knownName } = detail;
  const id = useId();
  /** The product that the reply is about: the one that was sent last, else the one that the customer asked about. */
  const [asked, setAsked] = useState(detail.asked);
  /** The product that is about to be added to the customer's quote list. */
  const [wanted, setWanted] = useState<{ id: string; name: string } | null>(null);
  const draft = useTextDraft(`chat-${conversation.id}`, thread.lastSeq);
  const phrasebook = usePhrasebook({
    id,
    draft,
    canned,
    language: conversation.language,
    who: { name: knownName, company: null, product: conversation.productName },
    asked,
  });
  const find = (search: string, signal: AbortSignal) =>
    callApi('GET /api/conversations/:id/products', {
      params: { id: conversation.id },
      query: { search },
      signal,
    });
  const hasFiles = staged.files.length > 0;
  const open = openPlaceholders(draft.text);
  // No `maxLength`: the browser would silently cut off the end of a pasted text.
  const isTooLong = draft.text.trim().length > maxChatMessage;

  useReturnedCaption(staged, (caption) => draft.change([caption, draft.text].filter(Boolean).join('\n')));

  async function send(andResolve = false): Promise<void> {
    const text = draft.text.trim();
    if ((text === '' && !hasFiles) || isTooLong) return;
    // Placeholders such as {product} must never reach a customer.
    if (open.length > 0) {
      toast({ title: ta('common.error'), text: ta('chat.open', { names: named(open) }), isError: true });
      return;
    }
    const seen = draft.seen();
    draft.change('');
    await thread.send(staged.drain(), text, seen, andResolve);
  }

  function stage(files: Iterable<File>): void {
    document.getElementById(id)?.focus();
    void staged.add([...files]);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || phrasebook.handleKey(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!phrasebook.isOpen) void send();
    } else if (event.key === 'Escape') onLeave();
  }

  return (
    <>
      <form
        className="relative grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          stage(event.dataTransfer.files);
        }}
      >
        {phrasebook.list}
        {staged.tooLarge.length > 0 ? (
          <p role="alert" className="text-sm text-laterite">
            {ta('chat.fileTooLargeText', { names: listText(staged.tooLarge) })}
          </p>
        ) : null}
        <StagedFiles
          staged={staged}
          label={ta('chat.chosenFiles')}
          removeText={(name) => ta('chat.removeFile', { name })}
          removeIcon={<Icon name="close" />}
        />
        <label htmlFor={id} className="sr-only">
          {ta('chat.reply', { language: ta(`languages.${conversation.language}`) })}
        </label>
        <textarea
          placeholder={
            hasFiles
              ? ta('chat.caption')
              : ta('chat.reply', { language: ta(`languages.${conversation.language}`) })
          }
          ref={ref}
          id={id}
          className="field reply-field"
          lang={localeTags[conversation.language]}
          value={draft.text}
          dir="auto"
          aria-invalid={isTooLong}
          aria-describedby={`${id}-hint`}
          {...phrasebook.boxProps}
          onChange={({ target }) => {
            draft.change(target.value);
            if (target.value.trim() !== '' && !target.value.startsWith('/')) thread.type();
          }}
          onKeyDown={onKey}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return;
            event.preventDefault();
            stage(event.clipboardData.files);
          }}
        />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <FileChoice
            className="icon-btn flex-none cursor-pointer"
            title={ta('chat.attach')}
            onChoose={stage}
          >
            <AdminIcon name="attach" />
            <span className="sr-only">{ta('chat.attach')}</span>
          </FileChoice>
          <ProductPicker
            find={find}
            label={ta('chat.pickProduct')}
            icon="box"
            onPick={(choice) => {
              setAsked(choice);
              phrasebook.insertProduct(choice, `${location.origin}/product/${choice.id}`);
            }}
          />
          {detail.quoteList && conversation.status !== 'closed' ? (
            <ProductPicker
              find={find}
              label={ta('chat.putOnList')}
              icon="list"
              onPick={({ id: product, product: name }) => setWanted({ id: product, name })}
            />
          ) : null}
          <div
            className="-m-[0.3125rem] flex min-w-0 flex-[1_1_14rem] gap-1.5 overflow-x-auto p-[0.3125rem] [scrollbar-width:thin]"
            role="group"
            aria-label={ta('chat.quick')}
          >
            {phrasebook.phrases.slice(0, quickCount).map((phrase) => (
              <button
                key={phrase.id}
                type="button"
                className="min-h-7 flex-none rounded-full border border-line px-2.5 py-0.5 text-[0.8125rem] hover:bg-leaf-soft"
                onClick={() => phrasebook.insert(phrase)}
              >
                {phrase.title}
              </button>
            ))}
          </div>
          <span className="ml-auto flex gap-2">
            {conversation.status === 'active' ? (
              <button
                type="button"
                className="btn btn-outline flex-none"
                title={ta('chat.sendResolve')}
                onClick={() => void send(true)}
              >
                <Icon name="check" className="size-4" />
                <span className="sr-only">{ta('chat.sendResolve')}</span>
              </button>
            ) : null}
            <button type="submit" className="btn btn-primary flex-none">
              {ta('chat.send')}
            </button>
          </span>
        </div>
        <p id={`${id}-hint`} className="text-xs text-muted" role="status">
          {isTooLong ? (
            <strong className="text-laterite">{ta('chat.tooLong', { max: maxChatMessage })}</strong>
          ) : open.length > 0 ? (
            <strong className="text-laterite">{ta('chat.open', { names: named(open) })}</strong>
          ) : (
            <span className="max-md:sr-only">{ta('chat.replyHint')}</span>
          )}
        </p>
      </form>
      {wanted ? (
        <PutOnListDialog conversationId={conversation.id} product={wanted} onClose={() => setWanted(null)} />
      ) : null}
    </>
  );
}

const named = (names: readonly string[]) => listText(names.map((name) => `{${name}}`));
