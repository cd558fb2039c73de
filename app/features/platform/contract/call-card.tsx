import type { CallOverview } from '#shared/platform/api-overview.ts';
import { ta } from '../../../lib/admin-text.ts';

/**
 * One API call: a summary line, and when opened its input and output. Works without script. The texts of its
 * declaration are English in every language of the admin area (decision 029), and marked with that language.
 */
export function CallCard({ call }: { call: CallOverview }) {
  const { id, method, path, permission, summary, parameters, body, answer, errors } = call;
  return (
    <details id={id} className="card">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 p-3">
        <span
          lang="en"
          className={`badge ${method === 'GET' ? '' : method === 'DELETE' ? 'badge-red' : 'badge-amber'}`}
        >
          {method}
        </span>
        <code id={`${id}-path`} lang="en" className="font-semibold break-all">
          {path}
        </code>
        <span lang="en" className="w-full lg:w-auto lg:flex-1">
          {summary}
        </span>
        <span className="text-sm text-muted">{ta(`api.permission.${permission}`)}</span>
      </summary>
      <div className="grid gap-4 p-3">
        {parameters.length > 0 ? (
          <section className="grid gap-1">
            <h3 className="font-semibold">{ta('api.parameters')}</h3>
            <ul className="grid gap-1">
              {parameters.map(({ name, where, shape, note }) => (
                <li key={`${where} ${name}`}>
                  <code lang="en">{name}</code>{' '}
                  <span className="text-sm text-muted">{ta(`api.where.${where}`)}</span>{' '}
                  <code lang="en" className="break-all">
                    {shape}
                  </code>{' '}
                  <span lang="en">{note}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {body ? (
          <Shape id={id} name="body" title={ta('api.body')} type={body.type} shape={body.shape} />
        ) : null}
        <Shape
          id={id}
          name="answer"
          title={`${ta('api.answer')} ${answer.status}`}
          type={answer.type}
          shape={answer.shape}
        />
        <section className="grid gap-1">
          <h3 className="font-semibold">{ta('api.errors')}</h3>
          <ul>
            {errors.map(({ status, codes }) => (
              <li key={status}>
                {status}{' '}
                <code lang="en" className="break-words">
                  {codes.join(', ')}
                </code>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}

type ShapeProps = { id: string; name: 'body' | 'answer'; title: string; type: string; shape: string };

function Shape({ id, name, title, type, shape }: ShapeProps) {
  const titleId = `${id}-${name}`;
  return (
    <section className="grid gap-1">
      <h3 id={titleId} className="font-semibold">
        {title}{' '}
        <span lang="en" className="text-sm font-normal text-muted">
          {type}
        </span>
      </h3>
      <div
        className="overflow-x-auto rounded-md bg-leaf-soft p-3"
        tabIndex={0}
        role="region"
        aria-labelledby={`${titleId} ${id}-path`}
      >
        <pre lang="en" className="text-sm">
          <code>{shape}</code>
        </pre>
      </div>
    </section>
  );
}
