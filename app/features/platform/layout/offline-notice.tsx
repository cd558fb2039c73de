import { useTexts } from '../../../lib/i18n.tsx';

/** Shown by app/start/offline.ts when a link is followed without a network. Its texts must be in the page already. */
export function OfflineNotice() {
  const { t } = useTexts();
  return (
    <p className="offline-note" role="alert" hidden suppressHydrationWarning>
      <span suppressHydrationWarning>{t('common.offline')}</span>
      <a className="link" href="/" hidden suppressHydrationWarning>
        {t('common.openNow')}
      </a>
    </p>
  );
}
