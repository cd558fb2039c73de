import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FavoriteStatus } from '../../../shared/favorite.ts';
import { ApiError, callApi, readAnswer } from '../../lib/api.ts';
import type { EarlyControl } from '../../lib/early-call.ts';
import { useI18n } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

type Props = {
  product: { id: string; name: string };
  status: FavoriteStatus;
  /** Called with the new state once the server has it. */
  onChange?: (status: FavoriteStatus) => void;
};

/**
 * The heart. A form that posts to the product's page; with script it calls the API instead, is disabled while the state is
 * being read or changed, and says in a toast what happened (public-site sections 4 and 8).
 */
export function FavoriteButton({ product, status: initial, onChange }: Props) {
  const { t } = useI18n();
  const [status, setStatus] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const path = `/api/products/${product.id}`;

  const button = useRef<EarlyControl>(null);
  const hasChanged = useRef(false);
  const { isFavorited, favoriteCount } = status;
  const method = isFavorited ? 'DELETE' : 'POST';

  /** Shows what a call changed, and says so. */
  async function settle(call: Promise<FavoriteStatus>, isAdding: boolean) {
    hasChanged.current = true;
    setIsBusy(true);
    try {
      const now = await call;
      setStatus(now);
      onChange?.(now);
      const params = { product: product.name };
      toast(
        now.isFavorited
          ? { title: t('favorites.addedTitle'), text: t('favorites.addedText', params) }
          : { title: t('favorites.removedTitle'), text: t('favorites.removedText', params) },
      );
    } catch (error) {
      if (error instanceof ApiError && error.body?.code === 'already_favorite') {
        setStatus((last) => ({ ...last, isFavorited: true }));
        toast({ title: t('favorites.alreadyTitle'), text: t('favorites.alreadyText') });
      } else {
        const text = isAdding ? t('favorites.addFailed') : t('favorites.removeFailed');
        toast({ title: t('favorites.errorTitle'), text, isError: true });
      }
    } finally {
      setIsBusy(false);
    }
  }

  const settleEarly = useEffectEvent((early: Promise<Response>) => {
    // A call that failed is still the one to make; after one that succeeded comes its opposite.
    const isAdding = button.current!.dataset['call']!.startsWith('POST');
    void settle(early.then(readAnswer<FavoriteStatus>), isAdding);
  });

  // The page may have been kept by the server or by the browser's history; this is the state now. An answer that comes
  // after the visitor has changed it is older than what she did.
  useEffect(() => {
    const { early } = button.current!;
    if (early) {
      delete button.current!.early;
      return settleEarly(early);
    }
    let isCurrent = true;
    callApi<FavoriteStatus>('GET', `${path}/favorite-status`).then(
      (now) => isCurrent && !hasChanged.current && setStatus(now),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  return (
    <form
      method="post"
      action={`/product/${product.id}`}
      className="justify-self-end"
      onSubmit={(event) => {
        event.preventDefault();
        void settle(callApi(method, `${path}/favorite`), !isFavorited);
      }}
    >
      <input type="hidden" name="intent" value={isFavorited ? 'unfavorite' : 'favorite'} />
      <button
        ref={button}
        type="submit"
        className="heart btn btn-outline"
        disabled={isBusy}
        aria-pressed={isFavorited}
        data-late=""
        data-call={`${method} ${path}/favorite`}
      >
        <Icon name="heart" />
        <span className="sr-only">
          {t(isFavorited ? 'favorites.removeNamed' : 'favorites.addNamed', { name: product.name })}
        </span>
        {favoriteCount > 0 ? (
          <span title={t('favorites.savedBy', { count: favoriteCount })}>{favoriteCount}</span>
        ) : null}
      </button>
    </form>
  );
}
