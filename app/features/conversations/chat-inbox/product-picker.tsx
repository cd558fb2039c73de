import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ProductChoice } from '#shared/conversations/chat-inbox.ts';
import { maxSearchLength } from '#shared/base/limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useCombobox } from '../../../lib/use-combobox.ts';
import { Icon } from '../../../ui/icon.tsx';

type Props = {
  conversationId: string;
  /** Label of the action with the product. */
  label: string;
  icon: 'box' | 'list';
  onPick: (choice: ProductChoice) => void;
};

/** Milliseconds after the last key until the search runs. */
const typingPauseMs = 200;

/** A button that offers products: typing searches, Enter or a click chooses one. */
export function ProductPicker({ conversationId, label, icon, onPick }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly ProductChoice[] | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const timer = setTimeout(() => {
      callApi('GET /api/conversations/:id/products', {
        params: { id: conversationId },
        query: { search },
        signal: end.signal,
      })
        .then(setFound)
        // The next key searches again.
        .catch(() => {});
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [isOpen, search, conversationId]);

  function close(): void {
    setOpen(false);
    setSearch('');
    setFound(null);
  }

  function pick(choice: ProductChoice): void {
    close();
    onPick(choice);
  }

  const combobox = useCombobox(`${id}-found`, found?.length ?? 0, (at) => pick(found![at]!));

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      button.current?.focus();
    } else combobox.takeKey(event);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn flex-none"
        title={label}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon name={icon} />
      </button>
      {isOpen ? (
        <div className="chat-phrases card">
          <div className="p-2">
            <input
              type="search"
              className="field"
              aria-label={ta('chat.findProduct')}
              placeholder={ta('chat.findProduct')}
              maxLength={maxSearchLength}
              value={search}
              // The user has opened it to type, so focus the field.
              ref={(input) => input?.focus()}
              {...combobox.boxProps}
              onChange={({ target }) => {
                setSearch(target.value);
                combobox.chooseFirst();
              }}
              onKeyDown={onKey}
            />
          </div>
          {found && found.length > 0 ? (
            <div {...combobox.listProps} aria-label={label}>
              {found.map(({ id: key, product, price, minimumOrder }, at) => (
                <div key={key} {...combobox.optionProps(at)}>
                  <b>{product}</b>{' '}
                  <span className="text-sm text-muted">
                    {[price, minimumOrder].filter(Boolean).join(' · ')}
                  </span>
                </div>
              ))}
            </div>
          ) : null}
          <p role="status" className={found?.length === 0 ? 'p-2 text-sm' : 'sr-only'}>
            {found?.length === 0
              ? ta('chat.productsNone')
              : found && ta('common.suggestions', { count: found.length })}
          </p>
        </div>
      ) : null}
    </>
  );
}
