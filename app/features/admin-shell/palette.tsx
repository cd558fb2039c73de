import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '../../../shared/product.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import type { Section } from './sections.ts';

type Target = { to: string; text: string; group: string };

/** Milliseconds after the last key before products are looked up. */
const pause = 150;
const productLimit = 6;

/** The command palette: type a few letters, choose with the arrows, go with Enter. */
export function Palette({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [products, setProducts] = useState<Target[]>([]);
  const [chosen, setChosen] = useState(0);
  const wanted = text.trim().toLowerCase();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      if (wanted.length < 2) return setProducts([]);
      const query = new URLSearchParams({ search: wanted.slice(0, 100), limit: String(productLimit) });
      callApi<Product[]>('GET', `/api/products?${query}`).then(
        (found) =>
          isCurrent &&
          setProducts(
            found.map(({ id, name }) => ({
              to: `/product/${id}`,
              text: name,
              group: ta('palette.products'),
            })),
          ),
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  const targets: Target[] = [
    ...sections
      .map(({ to, text: key }) => ({ to, text: ta(key), group: ta('palette.sections') }))
      .filter((target) => target.text.toLowerCase().includes(wanted)),
    ...products,
  ];
  const current = Math.min(chosen, targets.length - 1);

  function go(target: Target | undefined) {
    if (!target) return;
    onClose();
    void navigate(target.to);
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter') go(targets[current]);
    else if (event.key === 'ArrowDown') setChosen(Math.min(current + 1, targets.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(current - 1, 0));
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={ta('palette.title')} closeLabel={ta('common.close')} onClose={onClose}>
      <input
        className="field"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={targets.length > 0 ? `${listId}-${current}` : undefined}
        aria-label={ta('palette.title')}
        placeholder={ta('palette.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
      />
      <div id={listId} role="listbox" aria-label={ta('palette.title')} className="mt-3 grid gap-1">
        {targets.map((target, i) => (
          <div
            key={target.to}
            id={`${listId}-${i}`}
            role="option"
            aria-selected={i === current}
            tabIndex={-1}
            onClick={() => go(target)}
            onKeyDown={onKey}
            className={`menu-item ${i === current ? 'bg-leaf-soft' : ''}`}
          >
            <span className="min-w-0 flex-1">{target.text}</span>
            <span className="text-xs text-muted">{target.group}</span>
          </div>
        ))}
      </div>
      {targets.length === 0 ? <p className="mt-3 text-muted">{ta('palette.none')}</p> : null}
    </Dialog>
  );
}
