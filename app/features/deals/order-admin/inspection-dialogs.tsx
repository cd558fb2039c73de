import { useState } from 'react';
import { maxNameLength, maxShortText } from '#shared/base/limits.ts';
import {
  checkResults,
  defectClasses,
  inspectionChecks,
  isPhoto,
  maxDefects,
} from '#shared/deals/inspection-rules.ts';
import type { Inspection } from '#shared/deals/inspection.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import { aqls } from '#shared/deals/sampling.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { labelText, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { NamedOptions, Options } from '../../../ui/options.tsx';
import { OrderForm, wholeFields } from './order-form.tsx';

/** Plans an inspection of all goods, with the usual limits. */
export function PlanDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const lot = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const limits = aqls.map((aql) => <option key={aql}>{aql}</option>);
  return (
    <OrderForm
      title={ta('order.inspection.plan')}
      done={ta('order.inspection.planned')}
      number={order.number}
      send={(form) => callApi('POST /api/orders/:id/inspections', { params: { id: order.id }, form })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>{ta('order.inspection.planText')}</p>
          <TextField {...field('lot', ta('order.inspection.lot'), lot)} inputMode="numeric" />
          <SelectField {...field('major', ta('order.inspection.major'), 2.5)}>{limits}</SelectField>
          <SelectField {...field('minor', ta('order.inspection.minor'), 4)}>{limits}</SelectField>
        </>
      )}
    </OrderForm>
  );
}

const ownFields = ['place', 'inspector', 'found', 'packedPercent', 'notChecked', 'factorySigned'] as const;

type ReportProps = {
  order: StaffOrder;
  texts: OrderTexts;
  today: string;
  inspection: Inspection;
  onClose: () => void;
};

/** The draft of a report, on a phone in the factory. */
export function ReportDialog({ order, texts, today, inspection, onClose }: ReportProps) {
  const { report } = inspection;
  const [rows, setRows] = useState(() => report.defects.map((defect) => ({ key: newKey(), ...defect })));
  const words = texts.inspection;
  const photos = order.evidence.filter((one) => one.step === 'inspected' && isPhoto(one));
  return (
    <OrderForm
      title={ta('order.inspection.report')}
      done={ta('order.inspection.saved')}
      number={order.number}
      send={(values) =>
        callApi('PUT /api/orders/:id/inspections/:inspection', {
          params: { id: order.id, inspection: inspection.id },
          form: {
            ...wholeFields(values),
            checks: Object.fromEntries(
              inspectionChecks.flatMap((name) => {
                const result = values[`checks.${name}.result`];
                return result ? [[name, { result, text: values[`checks.${name}.text`] ?? '' }]] : [];
              }),
            ),
            defects: rows.map((_, i) => {
              const of = (name: string) => values[`defects.${i}.${name}`] ?? '';
              return { class: of('class'), text: of('text'), count: of('count'), photo: of('photo') };
            }),
            version: inspection.version,
          },
        })
      }
      onClose={onClose}
    >
      {(field) => {
        const own = (name: (typeof ownFields)[number]) =>
          field(name, ta(`order.inspection.${name}`), report[name]);
        return (
          <>
            <div className="columns-fit grid gap-4">
              <TextField {...field('day', ta('order.inspection.day'), report.day ?? today)} type="date" />
              <TextField {...own('place')} maxLength={maxShortText} />
              <TextField {...own('inspector')} maxLength={maxNameLength} />
              <TextField {...own('found')} inputMode="numeric" />
              <TextField
                {...own('packedPercent')}
                hint={ta('order.inspection.packedHint')}
                inputMode="numeric"
              />
            </div>
            {inspectionChecks.map((name) => {
              const check = report.checks[name];
              const of = (part: 'result' | 'text', label: string, initial: string) =>
                field(`checks.${name}.${part}`, labelText(words.checks[name], label), initial);
              return (
                <div key={name} className="columns-fit grid gap-x-4 gap-y-2">
                  <SelectField
                    {...of('result', ta('order.inspection.result'), check?.result ?? 'not_checked')}
                  >
                    <Options of={checkResults} text={(result) => words.results[result]} />
                  </SelectField>
                  <TextField
                    {...of('text', ta('order.inspection.remark'), check?.text ?? '')}
                    maxLength={maxShortText}
                  />
                </div>
              );
            })}
            {rows.map((defect, i) => {
              const of = (name: 'class' | 'text' | 'count' | 'photo', label: string) =>
                field(`defects.${i}.${name}`, label, defect[name]);
              return (
                <fieldset key={defect.key} className="columns-fit grid gap-x-4 gap-y-2">
                  <legend className="font-semibold">
                    {ta('order.inspection.defect')} {i + 1}
                  </legend>
                  <SelectField {...of('class', ta('order.inspection.kind'))}>
                    <Options of={defectClasses} text={(one) => words.classes[one]} />
                  </SelectField>
                  <TextField {...of('text', ta('order.inspection.defect'))} maxLength={maxShortText} />
                  <TextField {...of('count', ta('order.inspection.count'))} inputMode="numeric" />
                  {photos.length > 0 ? (
                    <SelectField {...of('photo', ta('order.inspection.photo'))}>
                      <option value="">{ta('order.inspection.noPhoto')}</option>
                      <NamedOptions of={photos.map(({ id, text }) => ({ id, name: text }))} />
                    </SelectField>
                  ) : null}
                  <Button
                    className="btn btn-outline btn-sm self-end justify-self-start"
                    onClick={() => setRows(rows.filter((one) => one !== defect))}
                  >
                    {ta('order.inspection.remove')}
                  </Button>
                </fieldset>
              );
            })}
            {rows.length < maxDefects ? (
              <Button
                className="btn btn-outline btn-sm justify-self-start"
                onClick={() =>
                  setRows([...rows, { key: newKey(), class: 'major', text: '', count: 1, photo: null }])
                }
              >
                {ta('order.inspection.add')}
              </Button>
            ) : null}
            <TextAreaField {...own('notChecked')} rows={2} maxLength={maxShortText} />
            <TextField {...own('factorySigned')} maxLength={maxNameLength} />
          </>
        );
      }}
    </OrderForm>
  );
}
