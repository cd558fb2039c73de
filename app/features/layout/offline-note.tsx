import { useTexts } from '../../lib/i18n.tsx';

/** What app/start/offline.ts shows when a link is followed without a network: its words must be in the page by then. */
export function OfflineNote() {
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
