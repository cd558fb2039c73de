import { useState } from 'react';
import { maxNameLength, maxShortText } from '#shared/base/limits.ts';
import { checkResults, defectClasses, inspectionChecks, maxDefects } from '#shared/deals/inspection-rules.ts';
import type { Inspection } from '#shared/deals/inspection.ts';
import type { StaffOrder } from '#shared/deals/order.ts';
import { aqls } from '#shared/deals/sampling.ts';
import type { OrderTexts } from '#shared/i18n/en/order.ts';
import { labelText, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { OrderForm } from './order-form.tsx';

/** Plans an inspection of all goods, with the usual limits. */
export function PlanDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const lot = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <OrderForm
      title={ta('order.inspection.plan')}
      label={ta('order.save')}
      done={ta('order.inspection.planned')}
      number={order.number}
      send={(form) => callApi('POST /api/orders/:id/inspections', { params: { id: order.id }, form })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>{ta('order.inspection.planText')}</p>
          <TextField
            label={ta('order.inspection.lot')}
            {...field('lot')}
            inputMode="numeric"
            defaultValue={lot}
          />
          {(
            [
              ['major', 2.5],
              ['minor', 4],
            ] as const
          ).map(([name, usual]) => (
            <SelectField
              key={name}
              label={ta(`order.inspection.${name}`)}
              {...field(name)}
              defaultValue={usual}
            >
              {aqls.map((aql) => (
                <option key={aql} value={aql}>
                  {aql}
                </option>
              ))}
            </SelectField>
          ))}
        </>
      )}
    </OrderForm>
  );
}

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
  const photos = order.evidence.filter(({ step }) => step === 'inspected');
  return (
    <OrderForm
      title={ta('order.inspection.report')}
      label={ta('order.save')}
      done={ta('order.inspection.saved')}
      number={order.number}
      send={(values) =>
        callApi('PUT /api/orders/:id/inspections/:inspection', {
          params: { id: order.id, inspection: inspection.id },
          form: {
            ...Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('.'))),
            checks: Object.fromEntries(
              inspectionChecks.flatMap((name) => {
                const result = values[`checks.${name}.result`];
                return result ? [[name, { result, text: values[`checks.${name}.text`] ?? '' }]] : [];
              }),
            ),
            defects: rows.map((_, i) => ({
              class: values[`defects.${i}.class`] ?? '',
              text: values[`defects.${i}.text`] ?? '',
              count: values[`defects.${i}.count`] ?? '',
              photo: values[`defects.${i}.photo`] ?? '',
            })),
            version: inspection.version,
          },
        })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <div className="columns-fit grid gap-4">
            <TextField
              label={ta('order.inspection.day')}
              {...field('day')}
              type="date"
              defaultValue={report.day ?? today}
            />
            {(['place', 'inspector'] as const).map((name) => (
              <TextField
                key={name}
                label={ta(`order.inspection.${name}`)}
                {...field(name)}
                maxLength={name === 'place' ? maxShortText : maxNameLength}
                defaultValue={report[name] ?? ''}
              />
            ))}
            <TextField
              label={ta('order.inspection.found')}
              {...field('found')}
              inputMode="numeric"
              defaultValue={report.found ?? ''}
            />
            <TextField
              label={ta('order.inspection.packedPercent')}
              hint={ta('order.inspection.packedHint')}
              {...field('packedPercent')}
              inputMode="numeric"
              defaultValue={report.packedPercent ?? ''}
            />
          </div>
          {inspectionChecks.map((name) => (
            <div key={name} className="columns-fit grid gap-x-4 gap-y-2">
              <SelectField
                label={labelText(words.checks[name], ta('order.inspection.result'))}
                {...field(`checks.${name}.result`)}
                defaultValue={report.checks[name]?.result ?? 'not_checked'}
              >
                {checkResults.map((result) => (
                  <option key={result} value={result}>
                    {words.results[result]}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={labelText(words.checks[name], ta('order.inspection.remark'))}
                {...field(`checks.${name}.text`)}
                maxLength={maxShortText}
                defaultValue={report.checks[name]?.text ?? ''}
              />
            </div>
          ))}
          {rows.map((defect, i) => (
            <fieldset key={defect.key} className="columns-fit grid gap-x-4 gap-y-2">
              <legend className="font-semibold">
                {ta('order.inspection.defect')} {i + 1}
              </legend>
              <SelectField
                label={ta('order.inspection.kind')}
                {...field(`defects.${i}.class`)}
                defaultValue={defect.class}
              >
                {defectClasses.map((one) => (
                  <option key={one} value={one}>
                    {words.classes[one]}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={ta('order.inspection.defect')}
                {...field(`defects.${i}.text`)}
                maxLength={maxShortText}
                defaultValue={defect.text}
              />
              <TextField
                label={ta('order.inspection.count')}
                {...field(`defects.${i}.count`)}
                inputMode="numeric"
                defaultValue={defect.count}
              />
              {photos.length > 0 ? (
                <SelectField
                  label={ta('order.inspection.photo')}
                  {...field(`defects.${i}.photo`)}
                  defaultValue={defect.photo ?? ''}
                >
                  <option value="">{ta('order.inspection.noPhoto')}</option>
                  {photos.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.text}
                    </option>
                  ))}
                </SelectField>
              ) : null}
              <Button
                className="btn btn-outline btn-sm self-end justify-self-start"
                onClick={() => setRows(rows.filter((one) => one !== defect))}
              >
                {ta('order.inspection.remove')}
              </Button>
            </fieldset>
          ))}
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
          <TextAreaField
            label={ta('order.inspection.notChecked')}
            {...field('notChecked')}
            rows={2}
            maxLength={maxShortText}
            defaultValue={report.notChecked ?? ''}
          />
          <TextField
            label={ta('order.inspection.factorySigned')}
            {...field('factorySigned')}
            maxLength={maxNameLength}
            defaultValue={report.factorySigned ?? ''}
          />
        </>
      )}
    </OrderForm>
  );
}
