import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mergeColors } from '#shared/color-detection.ts';
import { ta } from '../../lib/admin-text.ts';
import { DraftNote } from '../../lib/draft-note.tsx';
import { useFieldDraft } from '../../lib/use-field-draft.ts';
import { useFormFocus } from '../../lib/use-form-focus.ts';
import { leaveWords, useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { LeaveDialog } from '../../ui/admin/leave-dialog.tsx';
import { ColorsField } from './colors-field.tsx';
import { ImagePicker } from './image-picker.tsx';
import { BasicFields, type Choices } from './product-fields.tsx';
import { newValues, readValues } from './product-values.ts';
import { useQuickAdd } from './use-quick-add.ts';

/** /admin/quick-add-product: a product with its pictures in one go (back-office section 2). */
export function QuickAddForm({ choices }: { choices: Choices }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const draft = useFieldDraft('product-new', newValues, 0);
  const { values } = draft;
  // Read when the product is made: what is typed while the pictures are on their way counts too.
  const typed = () => readValues(form.current!, values, []);
  const { images, primary, change, pick, errors, progress, isCreated, isDone, submit, ...pictures } =
    useQuickAdd({ typed, draft });
  const isBusy = progress !== null;
  // What is made is changed on its own page.
  const keep = () => (isCreated ? undefined : draft.change(typed()));
  const detected = mergeColors(images.map((image) => image.colors)).join(', ');
  /** The detected colours that were corrected by hand: other pictures do not change them any more. */
  const [corrected, setCorrected] = useState<string | null>(null);
  const colors = values.colors || (corrected ?? detected);

  const { restoredAt } = pictures;
  const restored = draft.restored ?? (restoredAt === null ? null : { at: restoredAt, isOld: false });

  useFormFocus(form, errors);
  const asked = useLeaveGuard(pictures.isUnkept);
  // Once the guard knows that nothing can be lost any more.
  useEffect(() => {
    if (isDone) void navigate('/admin/products');
  }, [isDone, navigate]);

  useSaveKey(() => !isBusy && form.current?.requestSubmit());
  // Enter in a field does not save: only the button does, and Ctrl-S.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onChange={keep}
      onKeyDown={onKeyDown}
      noValidate
      className="grid gap-5 lg:grid-cols-2"
    >
      <fieldset disabled={isCreated} className="card grid content-start gap-4 p-4">
        <DraftNote
          restored={restored}
          onDiscard={() => {
            if (isBusy) return;
            setCorrected(null);
            draft.discard();
            pictures.clear();
          }}
        />
        <BasicFields key={draft.revision} values={values} choices={choices} errors={errors} />
      </fieldset>
      <div className="card grid content-start gap-4 p-4">
        <ImagePicker
          images={images}
          primary={primary}
          isBusy={isBusy}
          error={errors['image']}
          onPick={(files) => void pick(files)}
          onPrimary={change.primary}
          onMove={change.move}
          onRemove={change.remove}
        />
        {images.length > 0 || colors !== '' ? (
          <fieldset disabled={isCreated} className="grid gap-1">
            <ColorsField
              key={`${draft.revision} ${colors}`}
              label={ta('quickAdd.colorsTitle')}
              name="colors"
              initial={colors}
              errors={errors}
              onChange={() => {
                setCorrected(colors);
                keep();
              }}
            />
            <p className="field-hint">{ta('quickAdd.colorsText')}</p>
          </fieldset>
        ) : null}
      </div>
      <div className="save-bar lg:col-span-2">
        <p role="status" className="text-sm text-muted">
          {progress}
        </p>
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          {progress ?? ta(isCreated ? 'quickAdd.retry' : 'quickAdd.submit')}
        </button>
      </div>
      {asked ? <LeaveDialog words={leaveWords()} text={ta('form.leavePictures')} {...asked} /> : null}
    </form>
  );
}
