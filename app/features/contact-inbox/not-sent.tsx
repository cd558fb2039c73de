import { Link } from 'react-router';
import { canManageUsers } from '#shared/policy.ts';
import { useShell } from '../../lib/shell.ts';

/** Says that a mail waits in the outbox; for those who may see that, as a link to it. */
export function NotSent({ text }: { text: string }) {
  const { user } = useShell();
  if (!canManageUsers(user)) return text;
  return (
    <Link to="/admin/mail?status=queued" className="underline">
      {text}
    </Link>
  );
}
