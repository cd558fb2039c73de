import { loadAccountTexts } from '#shared/i18n/dictionary.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import type { Route } from './+types/unsubscribe.ts';

/** Mail id and secret from the link in the mail. */
function linkOf(request: Request): [mailId: string, code: string] {
  const searchParams = searchOf(request);
  return [searchParams.get('mail') ?? '', searchParams.get('code') ?? ''];
}

/**
 * /unsubscribe: opening the page changes nothing, because programs follow every link of a mail. A POST stops the
 * mails, from the button here or from the reader's mail program (RFC 8058), without signing in.
 */
export const loader = onServer(async ({ services, settings, locale }, { request }: Route.LoaderArgs) => {
  const [{ stopFigures, ...texts }, kind, { companyName }] = await Promise.all([
    loadAccountTexts(locale),
    services.subscriptions.linkKind(...linkOf(request)),
    settings(),
  ]);
  const { stopTitle: title, stopText: text, stopDone: done } = texts;
  const words = kind === 'figures' ? stopFigures : { title, text, done };
  return { meta: { title: `${words.title} – ${companyName}` }, texts, words, isLink: kind !== null };
});

export const action = onServer(async ({ services }, { request }: Route.ActionArgs) => ({
  hasEnded: await services.subscriptions.end(...linkOf(request)),
}));

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, words, isLink } = loaderData;
  const { t } = useTexts(texts);
  return (
    <div className="wrap section">
      <div className="card mx-auto grid max-w-xl gap-5 p-5">
        <h1 className="h1">{words.title}</h1>
        {isLink && !actionData?.hasEnded ? (
          <form method="post" className="grid gap-5">
            <p>{words.text}</p>
            <button type="submit" className="btn btn-primary">
              {t('stopButton')}
            </button>
          </form>
        ) : (
          <p role="status">{isLink ? words.done : t('stopInvalid')}</p>
        )}
      </div>
    </div>
  );
}
