import { isRouteErrorResponse, Link } from 'react-router';
import { type ErrorCode, errorStatus } from '#shared/base/errors.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Shows the error in the visitor's language, and links. An unknown address gets the 404 page. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTexts();
  const code = codeOf(error);
  const isNotFound = code === 'not_found';
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 py-10">
      <title>{isNotFound ? t('notFound.title') : t('errors.pageTitle')}</title>
      <span className="text-leaf">
        <Icon name={isNotFound ? 'search' : 'clock'} className="size-12" />
      </span>
      <h1 className="h1">{isNotFound ? t('notFound.title') : t('errors.pageTitle')}</h1>
      <p className="lead">{isNotFound ? t('notFound.text') : t(`errors.${code}`)}</p>
      <div className="flex flex-wrap gap-3">
        {isNotFound ? (
          <Link to="/products" className="btn btn-primary">
            {t('notFound.searchProducts')}
          </Link>
        ) : (
          <a href="" className="btn btn-primary">
            {t('errors.retry')}
          </a>
        )}
        <Link to="/" reloadDocument className="btn btn-outline">
          {t('notFound.goHome')}
        </Link>
      </div>
    </div>
  );
}

/** Codes of errors that were answered before a page ran, and so carry only a status. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'not_found',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** The code of a loader's error, or else of its status; `internal` for anything unexpected. */
export function codeOf(error: unknown): ErrorCode {
  if (!isRouteErrorResponse(error)) return 'internal';
  const code: unknown = (error.data as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && code in errorStatus) return code as ErrorCode;
  return codeOfStatus[error.status] ?? 'internal';
}
