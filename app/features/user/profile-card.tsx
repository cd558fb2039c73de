import { useRevalidator } from 'react-router';
import type { CurrentUser } from '#shared/user.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { NameFields, useAccountForm } from './account-form.tsx';

/** What one is called: it stands under replies and in the chat. */
export function ProfileCard({ user }: { user: CurrentUser }) {
  const { revalidate } = useRevalidator();
  const { errors, isBusy, onSubmit } = useAccountForm(
    (form) => callApi('PUT /api/account/profile', { form }),
    () => {
      toast({ title: ta('records.saved') });
      void revalidate();
    },
  );
  return (
    <section className="card p-4" aria-labelledby="profile">
      <h2 id="profile" className="h3">
        {ta('profile.title')}
      </h2>
      <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
        <p className="text-muted">
          {ta('profile.text', { username: user.username, email: user.email ?? ta('change.none') })}
        </p>
        <NameFields errors={errors} person={user} isOwn />
        <Button type="submit" className="btn btn-primary justify-self-start" isOff={isBusy}>
          {isBusy ? ta('common.working') : ta('common.save')}
        </Button>
      </form>
    </section>
  );
}
