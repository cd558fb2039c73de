import { useEffect, useId, useRef, useState } from 'react';
import { maxColors } from '#shared/limits.ts';
import { isStoredColor } from '#shared/product-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { colorsOf } from './product-values.ts';

type Props = {
  label: string;
  name: string;
  initial: string;
  errors: Record<string, string>;
  /** Called when a colour was added, removed or changed, once the fields say so. */
  onChange: (colors: readonly string[]) => void;
};

type Row = { key: number; text: string; isLeft: boolean };

/** What the picker shows of what is not a colour yet. */
const noColor = '#808080';

/** The colours of a product, each with a picker, and marked where the text is no colour. */
export function ColorsField({ label, name, initial, errors, onChange }: Props) {
  const errorId = useId();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    colorsOf(initial).map((text, key) => ({ key, text, isLeft: true })),
  );
  const list = useRef<HTMLUListElement>(null);
  const wasDrawn = useRef(false);
  const texts = rows.map(({ text }) => text).join(',');
  useEffect(() => {
    if (wasDrawn.current) onChange(texts.split(',').filter(Boolean));
    wasDrawn.current = true;
    // Depends on the fields' texts only: `onChange` is a new function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [texts]);
  const isRefused = Object.keys(errors).some((key) => key === name || key.startsWith(`${name}.`));

  const change = (key: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  function add(): void {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, text: '', isLeft: false }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input:not([type])')?.focus(),
    );
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{label}</legend>
      <ul ref={list} className="grid gap-2">
        {rows.map(({ key, text, isLeft }, i) => {
          const number = i + 1;
          const isWrong = !isStoredColor(text.trim()) && (isLeft || isRefused) && text.trim() !== '';
          const code = /^#[0-9a-f]{6}/i.exec(text.trim())?.[0];
          return (
            <li key={key}>
              <div className="flex items-center gap-2">
                <input
                  type="color"
                  className="color-picker"
                  value={code ?? noColor}
                  aria-label={ta('productForm.colorNumber', { number })}
                  onChange={({ target }) => {
                    const given = text.trim().slice(code?.length ?? text.length);
                    change(key, { text: target.value + given, isLeft: true });
                  }}
                />
                <input
                  name={name}
                  className="field min-w-0 flex-1"
                  value={text}
                  aria-label={ta('productForm.colorCode', { number })}
                  placeholder={ta('productForm.colorPlaceholder')}
                  aria-invalid={isWrong ? true : undefined}
                  aria-describedby={isWrong ? `${errorId}-${key}` : undefined}
                  onChange={({ target }) => change(key, { text: target.value })}
                  onBlur={() => change(key, { isLeft: true })}
                />
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={ta('productForm.colorRemove', { number })}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                >
                  <Icon name="close" />
                </button>
              </div>
              {isWrong ? (
                <p id={`${errorId}-${key}`} className="field-error">
                  {ta('productForm.colorInvalid')}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {rows.length < maxColors ? (
        <button type="button" className="btn btn-outline btn-sm justify-self-start" onClick={add}>
          {ta('productForm.colorAdd')}
        </button>
      ) : null}
      {errors[name] ? <p className="field-error">{errors[name]}</p> : null}
    </fieldset>
  );
}
