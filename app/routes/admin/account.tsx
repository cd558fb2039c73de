import { toStaffLanguage } from '#shared/base/locale.ts';
import { ContactMailCard, FigureMailCard } from '../../features/people/user/mail-cards.tsx';
import { LanguageCard } from '../../features/people/user/language-card.tsx';
import { ProfileCard } from '../../features/people/user/profile-card.tsx';
import { PasswordCard } from '../../features/people/user/password-card.tsx';
import { SessionCard } from '../../features/people/user/session-card.tsx';
import { SecondFactorCard } from '../../features/people/user/second-factor-card.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/account.ts';

/** /admin/account: the user's own name, password, second factor and sessions. */
export const loader = onStaffServer('staff', async (page) => {
  const { services, user, sessionId, locale } = page;
  const [sessions, secondFactor, mails] = await Promise.all([
    services.userSessions.list(user.id, sessionId),
    services.accounts.secondFactorState(user),
    services.subscriptions.choices(user),
  ]);
  return { meta: { title: ta('account.title') }, sessions, secondFactor, mails, user, locale };
});

export default function Account({ loaderData }: Route.ComponentProps) {
  const { sessions, secondFactor, mails, user, locale } = loaderData;
  return (
    <div className="grid max-w-2xl gap-5">
      <h1 className="h1">{ta('account.title')}</h1>
      <ProfileCard user={user} />
      <PasswordCard />
      <SecondFactorCard state={secondFactor} />
      <LanguageCard current={toStaffLanguage(locale) ?? 'en'} />
      <ContactMailCard choice={mails.contactMail} email={user.email} />
      {mails.figureMail ? <FigureMailCard choice={mails.figureMail} email={user.email} /> : null}
      <SessionCard sessions={sessions} />
    </div>
  );
}
