import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mergeColors } from '#shared/base/color-detection.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useDraftPlace } from '../../../lib/draft.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { LeaveDialog } from '../../../staff/form/leave-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { ColorsField } from './colors-field.tsx';
import { ImagePicker } from './image-picker.tsx';
import { BasicFields, type Choices, TradeFields } from './product-fields.tsx';
import { newValues, nextValues, type ProductValues, readValues, stockStatusOf } from './product-values.ts';
import { useQuickAdd } from './use-quick-add.ts';

const draftName = 'product-new';

/**
 * /admin/quick-add-product: adds a product and its pictures in one step (docs/specification/products.md#quick-add).
 * @param word the proposed name
 */
export function QuickAddForm({ word, choices }: { word: string; choices: Choices }) {
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const { images, primary, change, pick, pickFault, progress, isCreated, submit, startAnother, ...pictures } =
    useQuickAdd(useDraftPlace(draftName));
  /** Number of products that were added before this one. */
  const [added, setAdded] = useState(0);
  /** Whether another product is added after this one. */
  const wantsAnother = useRef(false);
  /** Whether the stock status was set by hand. Then the quantity no longer changes it. */
  const isStatusSet = useRef(false);
  const editor = useFormEditor<ProductValues>({
    draft: draftName,
    saved: { values: { ...newValues, name: word }, version: 0 },
    read: (form, before) => readValues(form, before, []),
    put: (values, _, createOnce) => submit(values, createOnce),
    about: ({ name }) => ['product', name],
    words: () => ({
      saved: ta('products.created'),
      failed: ta('products.createFailed'),
    }),
    onSaved: ({ values: saved }) => {
      if (!wantsAnother.current) return setIsDone(true);
      isStatusSet.current = false;
      setCorrected(null);
      startAnother();
      editor.settle({ values: nextValues(saved), version: 0 });
      return setAdded((count) => count + 1);
    },
  });
  const saveForAnother = () => {
    wantsAnother.current = true;
    void editor.save().finally(() => (wantsAnother.current = false));
  };
  /** Must run before the form reads its fields. */
  const followQuantity = ({ target, currentTarget }: SyntheticEvent<HTMLFieldSetElement>) => {
    const { name } = target as HTMLInputElement;
    const form = currentTarget.form!;
    const status = form.elements.namedItem('stockStatus') as HTMLSelectElement;
    if (name === 'stockStatus') isStatusSet.current = true;
    if (isStatusSet.current || (name !== 'stockQuantity' && name !== 'lowStockThreshold')) return;
    status.value = stockStatusOf(readValues(form, editor.values, []));
  };
  const { form } = editor;
  // After the emptied fields are rendered.
  useEffect(() => {
    if (added > 0) form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }, [form, added]);
  const { values, revision } = editor.drawn;
  const { errors, isBusy } = editor;
  const detected = mergeColors(images.map((image) => image.colors)).join(', ');
  /** The detected colours after a correction by hand. New pictures no longer change them. */
  const [corrected, setCorrected] = useState<string | null>(null);
  const colors = values.colors || (corrected ?? detected);

  const { restoredAt } = pictures;
  const restored = editor.restored ?? (restoredAt === null ? null : { at: restoredAt, isOld: false });

  const asked = useLeaveGuard(pictures.isUnkept);
  // Only after the leave guard knows that nothing can be lost.
  useEffect(() => {
    if (isDone) void navigate('/admin/products');
  }, [isDone, navigate]);

  return (
    // Enter in a field does not save: only the button and Ctrl-S do.
    <EditorForm
      editor={editor}
      savesByEnter={false}
      className="grid gap-5 lg:grid-cols-2"
      restored={restored}
      onDiscard={() => {
        if (isBusy) return;
        setCorrected(null);
        isStatusSet.current = false;
        editor.discard();
        pictures.clear();
      }}
      foot={
        <EditorFoot
          editor={editor}
          className="save-bar lg:col-span-2"
          status={progress}
          label={ta(isCreated ? 'quickAdd.retry' : 'quickAdd.submit')}
          {...(progress === null ? {} : { busyLabel: progress })}
        >
          <Button className="btn btn-outline" isOff={isBusy} onClick={saveForAnother}>
            {ta('quickAdd.another')}
          </Button>
        </EditorFoot>
      }
    >
      <fieldset disabled={isCreated} className="card grid content-start gap-4 p-4" onChange={followQuantity}>
        <BasicFields key={revision} values={values} choices={choices} errors={errors} />
        <TradeFields
          key={`trade ${revision}`}
          values={values}
          choices={choices}
          errors={errors}
          skuHint={ta('quickAdd.skuHint')}
        />
      </fieldset>
      <div className="card grid content-start gap-4 p-4">
        <ImagePicker
          images={images}
          primary={primary}
          isBusy={isBusy}
          error={pickFault ?? errors['image']}
          onPick={(files) => void pick(files)}
          onPrimary={change.primary}
          onMove={change.move}
          onRemove={change.remove}
        />
        {images.length > 0 || colors !== '' ? (
          <fieldset disabled={isCreated} className="grid gap-1">
            <ColorsField
              key={`${revision} ${colors}`}
              label={ta('quickAdd.colorsTitle')}
              name="colors"
              initial={colors}
              errors={errors}
              onChange={() => {
                setCorrected(colors);
                editor.change({});
              }}
            />
            <p className="field-hint">{ta('quickAdd.colorsText')}</p>
          </fieldset>
        ) : null}
      </div>
      {asked ? <LeaveDialog text={ta('form.leavePictures')} {...asked} /> : null}
    </EditorForm>
  );
}
