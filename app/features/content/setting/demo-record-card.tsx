import { useState } from 'react';
import { demoNouns, type DemoRemoval } from '#shared/operations/demo-record.ts';
import { labelText, listText, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useQuestion } from '../../../staff/form/use-question.tsx';
import { Button } from '../../../ui/button.tsx';

/** "9 requests, 10 messages"; empty if there are none. */
const countsOf = ({ removed }: DemoRemoval): string =>
  listText(
    demoNouns
      .filter((noun) => removed[noun] > 0)
      .map((noun) => ta(`setting.demo.${noun}`, { count: removed[noun] })),
  );

/** The demo records that can be removed, and those that would stay; not shown without demo records. */
export function DemoRecordCard({ preview }: { preview: DemoRemoval }) {
  const { isBusy, run } = useCall();
  const { ask, dialog } = useQuestion();
  const [done, setDone] = useState<DemoRemoval | null>(null);
  const counts = countsOf(preview);
  if (counts === '' && preview.kept.length === 0 && done === null) return null;
  const remove = () =>
    void run(async () => setDone(await callApi('POST /api/demo-records/remove')), {
      failed: ta('setting.demo.failed'),
    });
  return (
    <section aria-labelledby="demo-title" className="card setting-card grid gap-3 pb-5">
      <header>
        <h2 id="demo-title" className="h3">
          {ta('setting.demo.title')}
        </h2>
        <p className="text-sm text-muted">{ta('setting.demo.text')}</p>
      </header>
      <p role="status">
        {done ? ta('setting.demo.removed', { list: countsOf(done) || ta('setting.demo.none') }) : null}
      </p>
      {counts === '' ? null : <p>{ta('setting.demo.preview', { list: counts })}</p>}
      {preview.kept.length > 0 ? (
        <div>
          <p>{ta('setting.demo.stay')}</p>
          <ul className="list-disc ps-5 text-sm">
            {preview.kept.map(({ noun, id, title, reason }) => (
              <li key={id}>
                {labelText(ta(`setting.demo.kinds.${noun}`), title)} – {ta(`setting.demo.reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {counts === '' ? null : (
        <Button
          className="btn btn-outline btn-sm justify-self-start"
          isOff={isBusy}
          onClick={() =>
            ask({
              text: ta('setting.demo.question', { list: counts }),
              confirmLabel: ta('setting.demo.confirm'),
              run: remove,
            })
          }
        >
          {ta('setting.demo.remove')}
        </Button>
      )}
      {dialog}
    </section>
  );
}
