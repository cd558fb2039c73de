import { Link } from 'react-router';
import { canManageUsers } from '#shared/base/policy.ts';
import { useShell } from '../../../lib/shell.ts';

/** Shows that a mail waits in the outbox; as a link for users who may open the outbox. */
export function NotSent({ text }: { text: string }) {
  const { user } = useShell();
  if (!canManageUsers(user)) return text;
  return (
    <Link to="/admin/mail?status=queued" className="underline">
      {text}
    </Link>
  );
}
