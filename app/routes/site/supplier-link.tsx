import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import { AnswerForm } from '../../features/deals/supplier-link/answer-form.tsx';
import { supplierTexts as t } from '../../features/deals/supplier-link/texts.ts';
import { readPosted } from '../../features/deals/quote-list/keep-photos.ts';
import { pathOf } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import type { Route } from './+types/supplier-link.ts';

/** /s/{code}: what is asked of a supplier, in Chinese. Never cached or indexed. */
export const loader = onServer(async ({ services, ip }, { params, request }: Route.LoaderArgs) => {
  const meta = { title: t.title };
  const none = (fault: 'over' | 'unknown', status: number) =>
    data({ meta, fault, page: null, requestKey: '', isSent: false, code: params.code }, { status });
  const page = await services.supplierLinks.open(params.code, ip).catch((error: unknown) => {
    if (services.toAppError(error).code === 'not_found') return 'unknown' as const;
    throw error;
  });
  if (page === 'unknown') return none('unknown', 404);
  if (page === null) return none('over', 410);
  const { steps } = await loadOrderTexts('zh');
  return data({
    meta,
    fault: null,
    page: { ...page, steps: page.steps.map((one) => ({ ...one, name: steps[one.step] })) },
    requestKey: newKey(),
    isSent: searchOf(request).has('sent'),
    code: params.code,
  });
});

export const action = onServer(async (page, { params, request }: Route.ActionArgs) => {
  const { fields, photos } = await readPosted(page, request);
  try {
    await page.services.supplierLinks.send(params.code, fields, photos[0], page.ip);
  } catch (error) {
    const known = page.services.toAppError(error);
    if (known.status >= 500) throw error;
    const failure =
      known.code === 'too_many_requests' ? t.tooMany : known.fields?.['photo'] ? t.photoFault : t.failed;
    return data({ failure, values: fields }, { status: known.status });
  }
  throw redirect(`/s/${params.code}?sent=1`, 303);
});

export default function SupplierLink({ loaderData, actionData }: Route.ComponentProps) {
  const { fault, page, requestKey, isSent, code } = loaderData;
  if (!page)
    return (
      <main id="main" lang="zh-CN" className="wrap section">
        <h1 className="h2">{t[fault ?? 'unknown']}</h1>
      </main>
    );
  const next = page.steps.find(({ isDone }) => !isDone);
  const values = actionData?.values ?? {};
  return (
    <main id="main" lang="zh-CN" tabIndex={-1} className="wrap section">
      <div className="mx-auto grid max-w-md gap-4">
        <h1 className="h1">{t.title}</h1>
        {actionData ? (
          <p role="alert" className="notice notice-bad">
            {actionData.failure}
          </p>
        ) : isSent ? (
          <p role="status" className="notice">
            {t.sent}
          </p>
        ) : null}
        {page.text ? <p className="whitespace-pre-line">{page.text}</p> : null}
        <section className="card grid gap-3 p-4">
          <h2 className="h3">{t.goods}</h2>
          <ul className="grid gap-3">
            {page.lines.map((line) => (
              <Item key={line.id} className="items-center" picture={line.imageUrl} title={line.name}>
                <span className="text-muted">
                  {t.pieces}
                  {line.quantity}
                </span>
              </Item>
            ))}
          </ul>
        </section>
        <section className="card grid gap-4 p-4">
          <div>
            <h2 className="h3">{next ? `${t.asked}：${next.name}` : t.allDone}</h2>
            {next?.promised ? (
              <p className="text-muted">
                {t.promised}
                {next.promised}
              </p>
            ) : null}
          </div>
          <AnswerForm
            key={requestKey}
            draftKey={`answer ${code}`}
            steps={page.steps}
            next={next?.step}
            quantity={page.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
            // A refused form is sent again with its key.
            requestKey={values['requestKey'] ?? requestKey}
            values={values}
          />
        </section>
        {page.answers.length > 0 ? (
          <section className="card grid gap-3 p-4">
            <h2 className="h3">{t.already}</h2>
            <ul className="grid gap-3">
              {page.answers.map((one) => (
                <Item
                  key={one.id}
                  className="line-t pt-3 text-sm"
                  picture={
                    one.photo &&
                    pathOf('GET /api/supplier-pages/:code/photos/:photo', {
                      params: { code, photo: one.photo.id },
                      query: { size: 'small' },
                    })
                  }
                  title={`${page.steps.find(({ step }) => step === one.step)?.name}：${one.isDone ? t.isDone : t.notYet}`}
                >
                  {[one.day, one.count === null ? null : `${t.count} ${one.count}`, one.text]
                    .filter(Boolean)
                    .join(' · ')}
                </Item>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </main>
  );
}

type ItemProps = { className: string; picture: string | null; title: string; children: ReactNode };

const Item = ({ className, picture, title, children }: ItemProps) => (
  <li className={`flex gap-3 ${className}`}>
    {picture ? (
      <img src={picture} alt="" loading="lazy" className="size-16 flex-none rounded-lg object-cover" />
    ) : null}
    <span className="min-w-0 break-words">
      <span className="block font-semibold">{title}</span>
      {children}
    </span>
  </li>
);
