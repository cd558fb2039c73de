import { useState } from 'react';
import { maxFactoryNote } from '#shared/deals/quote-limits.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog, DialogFoot } from '../../../staff/form/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextAreaField } from '../../../ui/form-field.tsx';
import { copyOf } from './copy-of.ts';
import { factoryText, type InquiryWords, type SupplierGroup } from './factory-text.ts';

type Props = {
  quote: StaffQuote;
  groups: readonly SupplierGroup[];
  words: InquiryWords;
  onClose: () => void;
};

/** The inquiry of each supplier, to be copied. That it was asked is recorded in the history. */
export function AskDialog({ quote, groups, words, onClose }: Props) {
  const { id } = quote;
  const [at, setAt] = useState(0);
  const [withNote, setWithNote] = useState<ReadonlySet<string>>(new Set());
  /** The text as changed by hand; null while it is the one made from the lines. */
  const [typed, setTyped] = useState<string | null>(null);
  const { isBusy, run } = useCall();
  const group = groups[at];
  const lines = group?.lines ?? [];
  const text = typed ?? factoryText(lines, quote, words, withNote);
  const choose = (next: number) => {
    setAt(next);
    setTyped(null);
  };
  const includeNote = (lineId: string, isIncluded: boolean) => {
    setWithNote(new Set([...withNote].filter((one) => one !== lineId).concat(isIncluded ? lineId : [])));
    setTyped(null);
  };
  const recordAsked = async () => {
    const about = ['quote', quote.reference] as const;
    const said = { title: ta('quote.factory.noted'), about, failed: ta('quote.failed') };
    const body = { text: group?.id ? `${group.name}\n${text}` : text };
    if (!(await run(() => callApi('POST /api/quotes/:id/factory-asked', { params: { id }, body }), said)))
      return;
    if (at + 1 < groups.length) choose(at + 1);
    else onClose();
  };
  return (
    <Dialog title={ta('quote.factory.title')} onClose={onClose} isWide>
      <div className="grid gap-3">
        <p>{ta('quote.factory.text')}</p>
        <SelectField
          label={ta('quote.factory.supplier')}
          value={at}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {groups.map(({ id: one, name, lines: { length } }, i) => (
            <option key={one} value={i}>
              {ta('quote.factory.group', { name, count: length })}
            </option>
          ))}
        </SelectField>
        <ul className="grid gap-1">
          {lines.map((line) => (
            <li key={line.id}>
              {line.name}{' '}
              {line.isChinese ? null : (
                <span className="badge badge-amber">{ta('quote.factory.noChinese')}</span>
              )}
              {line.note ? (
                <CheckField
                  label={ta('quote.factory.takeNote', { note: line.note })}
                  isLong
                  checked={withNote.has(line.id)}
                  onChange={({ target }) => includeNote(line.id, target.checked)}
                />
              ) : null}
            </li>
          ))}
        </ul>
        <TextAreaField
          label={ta('quote.factory.inquiry')}
          lang="zh-CN"
          rows={10}
          value={text}
          maxLength={maxFactoryNote}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogFoot>
          <Button className="btn btn-outline" onClick={() => void copyOf(quote, text)}>
            {ta('quote.factory.copy')}
          </Button>
          <Button
            className="btn btn-primary"
            isOff={isBusy || text.trim() === ''}
            onClick={() => void recordAsked()}
          >
            {ta('quote.factory.done')}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
