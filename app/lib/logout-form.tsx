import type { ReactNode, SubmitEvent } from 'react';
import { afterSignInMs } from '#shared/base/limits.ts';
import { toast } from '../ui/toast.ts';
import { callApi } from './api.ts';
import { useTexts } from './i18n.tsx';

/**
 * Signs the user out: a plain form, which by script also shows whether it worked
 * (docs/specification/site.md#navigation-bar). The next page is a full page load, so that nothing of the session
 * remains.
 */
export function LogoutForm({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  async function leave(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      await callApi('POST /api/logout');
    } catch {
      return toast({ title: t('nav.logoutFailed'), text: t('nav.logoutFailedText'), isError: true });
    }
    toast({ title: t('nav.loggedOut'), text: t('nav.loggedOutText') });
    setTimeout(() => location.assign('/'), afterSignInMs);
  }
  return (
    <form method="post" action="/api/logout" onSubmit={(event) => void leave(event)}>
      {children}
    </form>
  );
}
