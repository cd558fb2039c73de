import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { maxChatMessage } from '#shared/conversations/chat-limits.ts';
import { FileChoice, type Staged, StagedFiles, useReturnedCaption } from './staged-files.tsx';
import { readText, writeText } from '../../../lib/storage.ts';
import { Icon, LineIcon } from '../../../ui/icon.tsx';
import { emojis } from './emoji.ts';
import { type ChatPartProps, translatorOf } from './chat-props.ts';

const paperclip = 'M8 12l6-6a3.5 3.5 0 015 5l-8 8a5 5 0 01-7-7l8-8';
const plane = 'M4 12l16-8-6 16-3-7z';
const smile = 'M12 21a9 9 0 100-18 9 9 0 000 18zM8 14c1 2 7 2 8 0M9 9.5v.5M15 9.5v.5';
const draftKey = 'chat_draft';

/** The draft is kept as long as the tab, so that a reload loses nothing. */
const readDraft = (): string => readText(draftKey, 'session') ?? '';
const keepDraft = (text: string): void => writeText(draftKey, text || null, 'session');

/**
 * Where the visitor writes. Enter sends, Shift+Enter begins a new line. Supports emoji, and files by button, paste
 * and drop. Files are shown before they are sent with the text.
 */
export function ChatComposer({ staged, ...props }: ChatPartProps & { staged: Staged }) {
  const { store } = props;
  const t = translatorOf(props);
  const box = useRef<HTMLTextAreaElement>(null);
  const emojiButton = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(readDraft);
  const [picksEmoji, setPicksEmoji] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const product = productHere();
  const isTooLong = text.trim().length > maxChatMessage;
  const hasFiles = staged.files.length > 0;
  const isEmpty = text.trim() === '' && !hasFiles;
  const prompt = t(hasFiles ? 'caption' : 'placeholder');

  function change(next: string): void {
    setText(next);
    keepDraft(next);
  }

  useReturnedCaption(staged, (caption) => change([caption, text].filter(Boolean).join('\n')));

  function send(): void {
    const written = text.trim();
    box.current?.focus();
    if (isEmpty || isTooLong) return;
    setText('');
    setPicksEmoji(false);
    void store.attach(staged.drain(), written).then(() => {
      // Delete the draft only when the outbox has the message: if the page ends in between, the draft must survive.
      if (readDraft().trim() === written) keepDraft('');
    });
  }

  function stage(files: Iterable<File>): void {
    box.current?.focus();
    void staged.add([...files]);
  }

  function insert(emoji: string): void {
    const { selectionStart, selectionEnd } = box.current!;
    change(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    box.current?.focus();
  }

  return (
    <form
      className="chat-composer reply-box"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !picksEmoji) return;
        // The next Escape closes the panel.
        event.stopPropagation();
        setPicksEmoji(false);
        emojiButton.current?.focus();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        stage(event.dataTransfer.files);
      }}
    >
      {staged.tooLarge.length > 0 ? (
        <p role="alert" className="chat-problem">
          {t('filesTooLarge', { names: staged.tooLarge.join(t('listSeparator')) })}
        </p>
      ) : null}
      <StagedFiles
        staged={staged}
        label={t('chosenFiles')}
        removeText={(name) => t('removeFile', { name })}
        removeIcon={<Icon name="close" />}
      />
      {isTooLong ? (
        <p id="chat-too-long" role="alert" className="chat-problem">
          {t('tooLong', { max: maxChatMessage })}
        </p>
      ) : null}
      {product && product.id !== asked ? (
        <button
          type="button"
          className="chat-product"
          onClick={() => {
            setAsked(product.id);
            box.current?.focus();
            void store.askAbout(product.id, `${product.name}\n${product.url}`);
          }}
        >
          {t('askProduct', { name: product.name })}
        </button>
      ) : null}
      {picksEmoji ? (
        <div className="chat-emojis" role="group" aria-label={t('emoji')}>
          {emojis.map((emoji) => (
            <button key={emoji} type="button" onClick={() => insert(emoji)}>
              {emoji}
            </button>
          ))}
        </div>
      ) : null}
      <div className="chat-row">
        <button
          ref={emojiButton}
          type="button"
          aria-label={t('emoji')}
          aria-expanded={picksEmoji}
          onClick={() => setPicksEmoji(!picksEmoji)}
        >
          <LineIcon path={smile} />
        </button>
        <FileChoice className="chat-attach" title={t('attachHint')} onChoose={stage}>
          <LineIcon path={paperclip} />
          <span className="sr-only">{t('attach')}</span>
        </FileChoice>
        <textarea
          ref={box}
          rows={1}
          value={text}
          dir="auto"
          placeholder={prompt}
          aria-label={prompt}
          // No `maxLength`: the browser would silently cut off the end of a pasted text.
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? 'chat-too-long' : undefined}
          onChange={({ target }) => {
            change(target.value);
            if (target.value.trim() !== '') store.type();
          }}
          onKeyDown={(event: KeyboardEvent) => {
            // An input method uses Enter to compose characters.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          onPaste={(event: ClipboardEvent) => {
            const { files } = event.clipboardData;
            if (files.length === 0) return;
            event.preventDefault();
            stage(files);
          }}
        />
        <button
          type="submit"
          className="chat-send"
          aria-label={t('send')}
          aria-disabled={isEmpty || isTooLong}
        >
          <LineIcon path={plane} />
        </button>
      </div>
    </form>
  );
}

/** The product whose page the visitor is viewing. */
function productHere(): { id: string; name: string; url: string } | null {
  const id = /^\/product\/([0-9a-f-]{36})$/.exec(location.pathname)?.[1];
  const name = document.querySelector('main h1')?.textContent?.trim();
  return id && name ? { id, name, url: location.origin + location.pathname } : null;
}
