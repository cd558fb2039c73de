import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { AskedTerms } from '#shared/catalogue/asked-terms.ts';
import { maxSearchLength } from '#shared/base/limits.ts';
import { ta } from '../../lib/admin-text.ts';
import { useCombobox } from '../../lib/use-combobox.ts';
import { useSearched } from '../../lib/use-searched.ts';
import { Icon } from '../../ui/icon.tsx';

type Props<Choice> = {
  /** Label of the action with the product. */
  label: string;
  icon: 'box' | 'list';
  /** Whether the button shows its label, not only the icon. */
  isNamed?: boolean;
  find: (search: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  onPick: (choice: Choice) => void;
};

/** A button that offers products: typing searches, Enter or a click chooses one. */
export function ProductPicker<Choice extends AskedTerms & { id: string }>(props: Props<Choice>) {
  const { label, icon, isNamed = false, find, onPick } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const found = useSearched(isOpen ? search : null, find);

  function close(): void {
    setOpen(false);
    setSearch('');
  }

  function pick(choice: Choice): void {
    close();
    onPick(choice);
  }

  const combobox = useCombobox(`${id}-found`, found?.length ?? 0, (at) => pick(found![at]!));

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      button.current?.focus();
    } else combobox.handleKey(event);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={isNamed ? 'btn btn-outline btn-sm' : 'icon-btn flex-none'}
        title={isNamed ? undefined : label}
        aria-label={isNamed ? undefined : label}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon name={icon} {...(isNamed ? { className: 'size-4' } : {})} />
        {isNamed ? label : null}
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
