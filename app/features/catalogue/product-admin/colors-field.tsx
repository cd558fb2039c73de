import { useEffect, useId, useRef, useState } from 'react';
import { maxColors } from '#shared/base/limits.ts';
import { isStoredColor, maxColorName } from '#shared/catalogue/product-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { colorsOf } from './product-values.ts';

type Props = {
  label: string;
  name: string;
  initial: string;
  errors: Record<string, string>;
  /** Called when a colour was added, removed or changed, after the fields have been updated. */
  onChange: (colors: readonly string[]) => void;
};

type Row = { key: number; code: string; name: string; isLeft: boolean };

/** Splits a stored colour such as "#0f5b47 Forest". A text without a code is shown as a code, to be corrected. */
function partsOf(text: string): Pick<Row, 'code' | 'name'> {
  const [, code = text, name = ''] = /^\s*(#[0-9a-f]{6})\s+(.+)$/i.exec(text) ?? [];
  return { code, name };
}

const textOf = ({ code, name }: Row) => [code.trim(), name.trim()].filter(Boolean).join(' ');

/** The picker's value for a text that is not a valid colour. */
const noColor = '#808080';

/** The colours of a product, each with a picker and a name. Invalid colours are marked. */
export function ColorsField({ label, name, initial, errors, onChange }: Props) {
  const errorId = useId();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    colorsOf(initial).map((text, key) => ({ key, ...partsOf(text), isLeft: true })),
  );
  const list = useRef<HTMLUListElement>(null);
  const wasDrawn = useRef(false);
  const texts = rows.map(textOf).join(',');
  useEffect(() => {
    if (wasDrawn.current) onChange(texts.split(',').filter(Boolean));
    wasDrawn.current = true;
    // Depends only on the texts of the fields: `onChange` is a new function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [texts]);
  const isRefused = Object.keys(errors).some((key) => key === name || key.startsWith(`${name}.`));

  const change = (key: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  function add(): void {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, code: '', name: '', isLeft: false }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input.color-code')?.focus(),
    );
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{label}</legend>
      <ul ref={list} className="grid gap-2">
        {rows.map((row, i) => {
          const { key, code, name: given, isLeft } = row;
          const number = i + 1;
          const text = textOf(row);
          const isWrong = !isStoredColor(text) && (isLeft || isRefused) && text !== '';
          return (
            <li key={key}>
              <div className="flex items-center gap-2">
                <input
                  type="color"
                  className="size-11 flex-none rounded-[0.625rem] border border-muted bg-surface p-1"
                  value={/^#[0-9a-f]{6}$/i.test(code.trim()) ? code.trim() : noColor}
                  aria-label={ta('productForm.colorNumber', { number })}
                  onChange={({ target }) => change(key, { code: target.value, isLeft: true })}
                />
                <input type="hidden" name={name} value={text} />
                <input
                  className="field color-code w-24 shrink-0"
                  value={code}
                  aria-label={ta('productForm.colorCode', { number })}
                  placeholder={ta('productForm.colorPlaceholder')}
                  aria-invalid={isWrong ? true : undefined}
                  aria-describedby={isWrong ? `${errorId}-${key}` : undefined}
                  onChange={({ target }) => {
                    const parts = partsOf(target.value);
                    change(key, parts.name === '' ? { code: target.value } : parts);
                  }}
                  onBlur={() => change(key, { isLeft: true })}
                />
                <input
                  className="field min-w-0 flex-1"
                  value={given}
                  maxLength={maxColorName}
                  aria-label={ta('productForm.colorName', { number })}
                  placeholder={ta('productForm.colorNamePlaceholder')}
                  onChange={({ target }) => change(key, { name: target.value })}
                />
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={ta('productForm.colorRemove', { number })}
                  onClick={() => setRows(rows.filter((other) => other.key !== key))}
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
