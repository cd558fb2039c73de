import { sayWhenClosed } from './office-notice.ts';
import { useTexts } from './i18n.tsx';
import { useShell } from './shell.ts';

const fillNotice = (element: HTMLElement | null) => {
  if (element) sayWhenClosed(element);
};

/** The promised time of an answer from the settings, with a notice while the office is closed. */
export function ReplyPromise() {
  const { t } = useTexts();
  const { settings, officeTurns } = useShell();
  return (
    <>
      {t('reply.within', { count: settings.replyHours })}
      {/* Pages are cached: only the browser knows the current time. */}
      <span
        className="block text-sm font-normal"
        data-opens={officeTurns}
        data-hours={t('reply.closedHours')}
        data-days={t('reply.closedDays')}
        suppressHydrationWarning
        ref={fillNotice}
      >
        {''}
      </span>
    </>
  );
}
