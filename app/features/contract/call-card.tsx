import type { CallOverview } from '#shared/api-overview.ts';
import { ta } from '../../lib/admin-text.ts';

/** One call: its line, and opened what it takes and answers. Works without script. */
export function CallCard({ call }: { call: CallOverview }) {
  const { id, method, path, permission, summary, parameters, body, answer, errors } = call;
  return (
    <details id={id} className="card">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 p-3">
        <span
          className={`badge ${method === 'GET' ? '' : method === 'DELETE' ? 'badge-red' : 'badge-amber'}`}
        >
          {method}
        </span>
        <code className="font-semibold break-all">{path}</code>
        <span className="w-full lg:w-auto lg:flex-1">{summary}</span>
        <span className="text-sm text-muted">{ta(`api.permission.${permission}`)}</span>
      </summary>
      <div className="grid gap-4 p-3">
        {parameters.length > 0 ? (
          <section className="grid gap-1">
            <h3 className="font-semibold">{ta('api.parameters')}</h3>
            <ul className="grid gap-1">
              {parameters.map(({ name, where, shape, note }) => (
                <li key={`${where} ${name}`}>
                  <code>{name}</code> <span className="text-sm text-muted">{ta(`api.where.${where}`)}</span>{' '}
                  <code className="break-all">{shape}</code> {note}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {body ? <Shape id={id} title={ta('api.body')} type={body.type} shape={body.shape} /> : null}
        <Shape
          id={id}
          title={`${ta('api.answer')} ${answer.status}`}
          type={answer.type}
          shape={answer.shape}
        />
        <section className="grid gap-1">
          <h3 className="font-semibold">{ta('api.errors')}</h3>
          <ul>
            {errors.map(({ status, codes }) => (
              <li key={status}>
                {status} <code className="break-words">{codes.join(', ')}</code>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}

function Shape({ id, title, type, shape }: { id: string; title: string; type: string; shape: string }) {
  const label = `${title} ${id}`;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">
        {title} <span className="text-sm font-normal text-muted">{type}</span>
      </h3>
      <div
        className="overflow-x-auto rounded-md bg-leaf-soft p-3"
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <pre className="text-sm">
          <code>{shape}</code>
        </pre>
      </div>
    </section>
  );
}
