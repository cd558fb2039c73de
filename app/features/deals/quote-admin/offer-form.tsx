import { useEffect, useRef, useState } from 'react';
import { maxListLines } from '#shared/deals/quote-limits.ts';
import { mayAct } from '#shared/deals/quote-act-table.ts';
import { isChangedCharge, isChangedLine } from '#shared/deals/quote-draft.ts';
import { offeredPart } from '#shared/deals/quote-sample.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useTextDraft } from '../../../lib/draft.ts';
import { newKey } from '../../../lib/new-key.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { AddButton, moved } from '../../../staff/form/row-buttons.tsx';
import { removeItem } from '../../../staff/form/remove-item.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { ProductPicker } from '../../../staff/product/product-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { ChargeRows } from './charge-rows.tsx';
import { LineCard } from './line-card.tsx';
import { LinePhotos } from './line-photos.tsx';
import { withCurrency } from './offer-changes.ts';
import { comparedOffer, isSameTyped } from './offer-compare.ts';
import { type OfferDialog, OfferDialogs, type OfferProps } from './offer-dialogs.tsx';
import { lineSummary, TotalsCard } from './offer-totals.tsx';
import { type FormLine, lineKey, linesOf, type OfferValues, readSheet, toSheet } from './offer-values.ts';
import { defaultTemplate, emptyLine, productLine, toValues } from './offer-start.ts';
import { SampleCard } from './sample-card.tsx';
import { TermFields } from './term-fields.tsx';
import { introOf } from './template-values.ts';
import { useOpenLines } from './use-open-lines.ts';
import { useLinePrices } from './use-line-prices.ts';

/** The editor of the offer: typed values are kept in this browser, saved as a draft, and sent as a revision. */
export function OfferForm(props: OfferProps) {
  const { quote, settings, suppliers, names } = props;
  const { id } = quote;
  const { rates, marginFloor, today } = settings;
  const params = { id };
  const list = useRef<HTMLDivElement>(null);
  /** The line that gets the focus after the next render. */
  const focusLine = useRef<number | null>(null);
  const [opened, setOpened] = useState<OfferDialog | null>(null);
  const message = useTextDraft(`quote-send-${id}`);
  /** If a draft begins with the default template, its message begins with the template's introduction. */
  const beginMessage = () => {
    const intro = introOf(defaultTemplate(settings), quote.locale);
    if (!quote.sheet && intro !== '' && message.text === '') message.change(intro);
  };
  const stateOf = (one: StaffQuote) => ({ values: toValues(one, settings), version: one.version });
  const read = () => callApi('GET /api/quotes/:id/edit', { params });
  const editor = useFormEditor<OfferValues>({
    draft: `quote-${id}`,
    saved: stateOf(quote),
    isSame: isSameTyped,
    put: async (values, version) => {
      const form = { version, sheet: toSheet(values), validOn: values.validOn };
      await callApi('PUT /api/quotes/:id', { params, form });
      beginMessage();
      return stateOf(await read());
    },
    reopen: async () => {
      const theirs = await read();
      return { ...stateOf(theirs), note: theirs.isDeleted ? ta('conflict.inTrash') : undefined };
    },
    about: () => ['quote', quote.reference],
    words: () => ({ saved: ta('quote.offer.saved'), failed: ta('quote.offer.saveFailed') }),
  });
  const { values, errors, isDirty, isBusy } = editor;
  const { order, currency } = values;
  const lines = linesOf(values);
  const sheet = readSheet(values);
  const folds = useOpenLines(lines, errors);
  const isSample = values.kind === 'sample';
  // Compare offers for goods with such offers, and offers for samples with such offers.
  const last = quote.revisions.find(({ offer }) => offer.kind === values.kind)?.offer;
  const offered = sheet && offeredPart(sheet).lines;
  const revision = (quote.revisions[0]?.revision ?? 0) + 1;
  const pricing = { currency, rates, today, prices: useLinePrices(settings.prices, lines) };

  useEffect(() => {
    if (focusLine.current === null) return;
    const place = list.current?.children[focusLine.current] ?? list.current?.parentElement;
    const find = (selector: string) => place?.querySelector<HTMLElement>(selector);
    (find('input') ?? find('[aria-expanded], [data-add]'))?.focus();
    focusLine.current = null;
  });

  const changeOrder = (changed: readonly string[], focusAt: number | null, part: object = {}) => {
    focusLine.current = focusAt;
    editor.change({ ...part, order: changed });
  };
  const addLine = (line = emptyLine(newKey())) => {
    folds.open(line.id);
    changeOrder([...order, line.id], order.length, { [lineKey(line.id)]: line });
  };
  const toSend = async () => {
    // The server checks the saved draft, and the dialog shows it.
    if ((isDirty || !quote.sheet) && !(await editor.save())) return;
    try {
      await callApi('POST /api/quotes/:id/check', { params });
      setOpened('send');
    } catch (error) {
      editor.showFailure(ta('quote.sending.failed'), error);
    }
  };
  const tools: [OfferDialog, string][] = [
    ['template', ta('offerTemplate.open')],
    ['copy', ta('quote.copying.open')],
    ...(mayAct('askFactory', quote.stage)
      ? ([
          ['ask', ta('quote.side.askFactory')],
          ['answered', ta('quote.side.factoryAnswered')],
        ] satisfies [OfferDialog, string][])
      : []),
  ];
  const status = () => {
    if (isDirty) return ta('quote.offer.unsaved');
    return ta(quote.sheet ? 'quote.offer.savedStatus' : 'quote.offer.newStatus');
  };

  return (
    <>
      <EditorForm
        editor={editor}
        className="offer-form grid gap-3"
        savesByEnter={false}
        compared={comparedOffer(values)}
        foot={
          <EditorFoot
            editor={editor}
            className="save-bar"
            status={status()}
            label={ta('quote.offer.save')}
            isSecond
            after={
              <Button
                className="btn btn-primary"
                isOff={isBusy || !mayAct('send', quote.stage)}
                onClick={() => void toSend()}
              >
                {ta('quote.offer.send')}
              </Button>
            }
          >
            {isDirty ? (
              <Button className="btn btn-ghost" onClick={editor.discard} isOff={isBusy}>
                {ta('form.discard')}
              </Button>
            ) : null}
          </EditorFoot>
        }
      >
        <div className="offer-head flex-wrap">
          <h2 className="h3">{ta('quote.offer.draftOf', { number: revision })}</h2>
          <span className="flex flex-wrap justify-end gap-1">
            {tools.map(([dialog, text]) => (
              <Button key={dialog} className="btn btn-outline btn-sm" onClick={() => setOpened(dialog)}>
                {text}
              </Button>
            ))}
          </span>
        </div>
        {mayAct('send', quote.stage) ? null : <p className="notice">{ta('quote.offer.closed')}</p>}
        <ApprovalNotice
          quote={quote}
          floor={marginFloor}
          isOff={isBusy || isDirty}
          version={editor.base.version}
        />
        <TermFields
          quote={quote}
          values={values}
          errors={errors}
          onChange={editor.change}
          onCurrency={(code) => editor.change(withCurrency(values, code, rates))}
        />
        {errors['sheet'] || errors['sheet.lines'] ? (
          <p className="field-error">{errors['sheet'] ?? errors['sheet.lines']}</p>
        ) : null}
        <div>
          <div ref={list} className="grid gap-3">
            {lines.map((line, i) => {
              const lineIn = (typed: OfferValues) => linesOf(typed).find((one) => one.id === line.id);
              const kept: Partial<OfferValues> = { [lineKey(line.id)]: line };
              const now = offered?.find(({ id: other }) => other === line.id);
              const card = {
                line,
                at: i,
                count: lines.length,
                isChanged: last !== undefined && now !== undefined && isChangedLine(now, last),
                pricing,
                errors,
                name: names[line.productId ?? ''] ?? line.name,
                isOpen: folds.isOpen(line.id),
                onToggle: () => folds.toggle(line.id),
                summary: lineSummary(sheet, i),
                photos: (
                  <LinePhotos
                    quoteId={quote.id}
                    photos={quote.lines.find((asked) => asked.id === line.requestLineId)?.photos ?? []}
                    name={line.name}
                  />
                ),
                onChange: (changed: FormLine) => editor.change({ [lineKey(line.id)]: changed }),
                onMove: (by: -1 | 1) => changeOrder(moved(order, order.indexOf(line.id), by), i + by),
                onRemove: () =>
                  removeItem(
                    editor,
                    { name: line.name || ta('quote.offer.lineOf', { number: i + 1 }), at: i },
                    (typed) => typed.order,
                    (_, rest) => ({ ...kept, order: rest }),
                  ),
                onRemoveOption: (row: { name: string; at: number }) =>
                  removeItem(
                    editor,
                    row,
                    (typed) => lineIn(typed)?.options ?? [],
                    (typed, options) => ({ [lineKey(line.id)]: { ...(lineIn(typed) ?? line), options } }),
                  ),
              };
              return isSample ? (
                <SampleCard key={line.id} {...card} />
              ) : (
                <LineCard key={line.id} {...card} suppliers={suppliers} />
              );
            })}
          </div>
          {lines.length < maxListLines ? (
            <div className="offer-add relative mt-3 flex flex-wrap gap-2">
              <AddButton text={ta('quote.offer.addLine')} onClick={() => addLine()} />
              <ProductPicker
                label={ta('quote.offer.addProduct')}
                icon="box"
                isNamed
                find={(search, signal) =>
                  callApi('GET /api/quotes/:id/products', { params, query: { search }, signal })
                }
                onPick={(choice) => addLine(productLine(newKey(), choice, currency))}
              />
            </div>
          ) : null}
        </div>
        {isSample ? null : (
          <ChargeRows
            editor={editor}
            currency={currency}
            isChanged={(charge) => {
              const now = sheet?.charges.find((one) => one.id === charge.id);
              return last !== undefined && now !== undefined && isChangedCharge(now, last);
            }}
          />
        )}
        <TotalsCard sheet={sheet} rates={rates} floor={marginFloor} />
      </EditorForm>
      <OfferDialogs
        {...props}
        opened={opened}
        editor={editor}
        sheet={sheet}
        revision={revision}
        message={message}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
