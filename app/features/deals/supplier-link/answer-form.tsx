import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { OrderStep } from '#shared/deals/order-rules.ts';
import { sentPhotoBytes } from '#shared/deals/photo-limits.ts';
import { maxShortText } from '#shared/base/limits.ts';
import { createFormDraft } from '../../../lib/form-draft.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { NamedOptions } from '../../../ui/options.tsx';
import { supplierTexts as t } from './texts.ts';

type Props = {
  steps: { step: OrderStep; name: string }[];
  next: OrderStep | undefined;
  quantity: number;
  requestKey: string;
  /** Under which what is typed is kept, until it is sent. */
  draftKey: string;
  /** What was typed, after a refused form. */
  values: Record<string, string>;
};

const retryMs = 4000;

/** The form of a supplier. The script sends it until an answer comes; without script the browser sends it. */
export function AnswerForm({ steps, next, quantity, requestKey, draftKey, values }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'waiting'>('idle');
  const isGone = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  // Scripts cannot fill in a file field.
  const [draft] = useState(() => createFormDraft(draftKey, (_, name) => (name === 'photo' ? null : name)));
  useEffect(() => {
    isGone.current = false;
    draft.restore(element.current!);
    return () => void (isGone.current = true);
  }, [draft]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'idle') return;
    const form = event.currentTarget;
    const body = new FormData(form);
    setState('sending');
    const photo = body.get('photo');
    if (photo instanceof File && photo.size > 0)
      body.set('photo', await shrinkPicture(photo, sentPhotoBytes));
    // Not `sendFile`: what is sent is the page's own form, which the page answers when scripts do not run.
    while (!isGone.current) {
      const response = await fetch(location.pathname, { method: 'POST', body }).catch(() => null);
      if (response?.ok) {
        draft.clear();
        return location.assign(`${location.pathname}?sent=1`);
      }
      // The key makes a repeated form count once, so that the browser may show why it was refused.
      if (response && response.status < 500) return form.submit();
      setState('waiting');
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  };

  return (
    <form
      ref={element}
      method="post"
      encType="multipart/form-data"
      className="grid gap-4"
      onInput={({ currentTarget }) => draft.save(currentTarget)}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="requestKey" value={requestKey} />
      <SelectField label={t.step} name="step" defaultValue={values['step'] ?? next}>
        <NamedOptions of={steps.map(({ step, name }) => ({ id: step, name }))} />
      </SelectField>
      <div className="grid grid-cols-2 gap-2">
        {(['yes', 'no'] as const).map((value) => (
          <label key={value} className="card flex min-h-12 items-center gap-2 p-3 font-semibold">
            <input
              type="radio"
              name="isDone"
              value={value}
              required
              defaultChecked={values['isDone'] === value}
              className="size-5"
            />
            {value === 'yes' ? t.isDone : t.notYet}
          </label>
        ))}
      </div>
      <TextField label={t.day} type="date" name="day" defaultValue={values['day']} />
      {steps.some(({ step }) => step === 'production') ? (
        <TextField
          label={`${t.count}（${t.of} ${quantity}）`}
          name="count"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={9}
          defaultValue={values['count']}
        />
      ) : null}
      <TextField label={t.photo} type="file" name="photo" accept="image/*" />
      <TextAreaField
        label={t.remark}
        name="text"
        rows={3}
        maxLength={maxShortText}
        defaultValue={values['text']}
      />
      {state === 'idle' ? null : (
        <p role="status" className="notice">
          {state === 'sending' ? t.sending : t.waiting}
        </p>
      )}
      <button type="submit" className="btn btn-primary w-full" aria-disabled={state !== 'idle'}>
        {t.send}
      </button>
    </form>
  );
}
