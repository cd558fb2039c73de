import { data, Link, redirect, useNavigate } from 'react-router';
import { useState } from 'react';
import { AppError } from '#shared/base/errors.ts';
import { maxShortText } from '#shared/base/limits.ts';
import { buyerFileKinds, type BuyerFileKind } from '#shared/deals/order-rules.ts';
import { newBuyerFile } from '#shared/deals/order-buyer.ts';
import { sentPhotoBytes } from '#shared/deals/photo-limits.ts';
import { fieldText, loadOrderTexts, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { FailureNotice } from '../../features/deals/quote-offer/act-form.tsx';
import { useAct } from '../../features/deals/quote-offer/use-act.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { newKey } from '../../lib/new-key.ts';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import { sendFile } from '../../lib/send-file.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { TextField } from '../../ui/form-field.tsx';
import type { Route } from './+types/quote-file.ts';

const kindOf = (word: string | null): BuyerFileKind => buyerFileKinds.find((kind) => kind === word) ?? 'slip';

/** Where a buyer sends proof of a transfer, or a photo of damage, at the secret address of an order. */
export const loader = onServer(async (page, { params, request }: Route.LoaderArgs) => {
  const { order } = await page.services.buyerQuotes.open(params.code, page.ip);
  if (!order) throw new AppError('not_found', 'no order of this code');
  page.head.canonical = null;
  const kind = kindOf(searchOf(request).get('kind'));
  const texts = await loadOrderTexts(page.locale);
  return {
    meta: { title: `${texts.files[kind].title} – ${order.number}` },
    texts,
    kind,
    code: params.code,
    number: order.number,
    requestKey: newKey(),
  };
});

/** The form without script. */
export const action = onServer(async (page, { params, request }: Route.ActionArgs) => {
  const { services, locale, t, ip } = page;
  const contentType = request.headers.get('content-type') ?? '';
  const announced = request.headers.get('content-length') ?? undefined;
  let fields: Record<string, string> = {};
  try {
    const form = await services.orderBuyers.readForm({ body: request.body, contentType, announced }, ip);
    ({ fields } = form);
    const given = newBuyerFile.safeParse(fields);
    if (!given.success) throw new AppError('invalid', given.error.message);
    await services.orderBuyers.keepFile(params.code, given.data, form.file, ip);
  } catch (error) {
    const { code, status, fields: faults = {} } = services.toAppError(error);
    if (status >= 500 || code === 'not_found') throw error;
    const validation = await loadValidationTexts(locale);
    const [key] = Object.values(faults);
    const message = key ? fieldText(validation, key) : t(`errors.${code}`);
    return data({ message, text: fields['text'] ?? '' }, { status });
  }
  throw redirect(`/quotes/${params.code}`, 303);
});

export default function QuoteFile({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, kind, code, number, requestKey } = loaderData;
  const { t } = useTexts(texts);
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const back = `/quotes/${code}`;
  const { errors, isBusy, onInput, onSubmit, failure } = useAct({
    send: async ({ text = '' }) =>
      sendFile(
        'POST /api/buyer-quotes/:code/files',
        {
          photo: file?.type.startsWith('image/')
            ? await shrinkPicture(file, sentPhotoBytes)
            : (file ?? new Blob()),
          kind,
          text,
          requestKey,
        },
        { params: { code } },
      ),
    done: texts.files.sent,
    noAnswer: texts.files.noAnswer,
    onDone: () => void navigate(back),
  });
  const fault = errors['photo'] ?? (failure ? undefined : actionData?.message);
  return (
    <div className="wrap section narrow-page">
      <Link to={back} className="link inline-flex min-h-11 items-center">
        {t('title', { number })}
      </Link>
      <h1 className="h1">{texts.files[kind].title}</h1>
      <p className="mt-2">{texts.files[kind].text}</p>
      <form
        method="post"
        encType="multipart/form-data"
        className="mt-4 grid max-w-prose gap-4"
        onInput={onInput}
        onSubmit={onSubmit}
        noValidate
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="requestKey" value={requestKey} />
        <TextField
          label={texts.files[kind].field}
          name="photo"
          type="file"
          accept={kind === 'slip' ? 'image/*,application/pdf' : 'image/*'}
          error={fault}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
        <TextField
          label={texts.files.words}
          name="text"
          maxLength={maxShortText}
          error={errors['text']}
          defaultValue={actionData?.text}
        />
        <button type="submit" className="btn btn-primary justify-self-start" aria-busy={isBusy}>
          {texts.files.send}
        </button>
        <FailureNotice text={failure} />
      </form>
    </div>
  );
}
