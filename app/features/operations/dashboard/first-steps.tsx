import { Link } from 'react-router';
import { ta } from '../../../lib/admin-text.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { Titled } from '../../../ui/titled.tsx';

const steps = {
  mail: '/admin/mail',
  backups: '/admin/backups',
  secondAdmin: '/admin/users',
  beneficiary: '/admin/beneficiary',
} as const;

/** Which of the steps that every new site needs are done. */
export type StepsDone = Record<keyof typeof steps, boolean>;

/** What a super admin sets up on the first day. Renders nothing once all is done. */
export function FirstSteps({ done }: { done: StepsDone }) {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  if (names.every((name) => done[name])) return null;
  return (
    <Titled className="card grid gap-2 p-4" id="first-steps" title={ta('dashboard.firstSteps')}>
      <ul className="grid gap-2 lg:grid-cols-2">
        {names.map((name) => (
          <li key={name} className="flex gap-2 text-sm">
            <AdminIcon
              name={done[name] ? 'check' : 'circle'}
              className={`mt-0.5 size-4 flex-none ${done[name] ? 'text-leaf' : 'text-muted'}`}
            />
            <span>
              {done[name] ? <span className="sr-only">{ta('dashboard.stepDone')} </span> : null}
              <Link to={steps[name]} className="link font-semibold">
                {ta(`dashboard.steps.${name}`)}
              </Link>
              {done[name] ? null : (
                <span className="block text-muted">{ta(`dashboard.stepTexts.${name}`)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
