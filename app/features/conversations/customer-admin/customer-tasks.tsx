import { type SubmitEvent, useRef, useState } from 'react';
import type { CustomerTask } from '#shared/conversations/customer.ts';
import { maxNameLength } from '#shared/base/limits.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { withoutSent } from '../../../lib/draft.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useCall } from '../../../lib/use-call.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import { TaskDay } from './customer-columns.tsx';
import { Titled } from '../../../ui/titled.tsx';

type Props = { id: string; tasks: readonly CustomerTask[]; today: string };

/** Tasks for a customer. Each is added, ticked and deleted separately and at once. */
export function CustomerTasks({ id, tasks, today }: Props) {
  const { isBusy, run } = useCall();
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState('');
  // Request key of the typed task: repeated after a lost answer, the request creates no second task.
  const key = useRef(newKey());
  const failed = ta('customer.taskFailed');

  async function add(event: SubmitEvent) {
    event.preventDefault();
    if (!title.trim()) return;
    const headers = { 'Idempotency-Key': key.current };
    const send = () =>
      callApi('POST /api/customers/:id/tasks', { params: { id }, form: { title, dueOn }, headers });
    if (!(await run(send, { failed }))) return;
    key.current = newKey();
    setTitle(withoutSent(title));
    setDueOn(withoutSent(dueOn));
  }
  const setDone = (task: CustomerTask, isDone: boolean) =>
    void run(
      () =>
        callApi('PUT /api/customers/:id/tasks/:taskId', {
          params: { id, taskId: task.id },
          body: { isDone },
        }),
      { failed },
    );
  const remove = (task: CustomerTask) =>
    void run(() => callApi('DELETE /api/customers/:id/tasks/:taskId', { params: { id, taskId: task.id } }), {
      failed,
    });

  return (
    <Titled className="card grid content-start gap-3 p-4" id="tasks" title={ta('customer.tasks')}>
      <ul className="grid gap-1">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="size-5 flex-none"
              aria-label={ta('customer.tick', { task: task.title })}
              aria-disabled={isBusy || undefined}
              checked={task.isDone}
              onChange={({ target }) => setDone(task, target.checked)}
            />
            <span className={`min-w-0 grow break-words ${task.isDone ? 'text-muted line-through' : ''}`}>
              {task.title} {task.dueOn && !task.isDone ? <TaskDay day={task.dueOn} today={today} /> : null}
            </span>
            <Button
              className="btn btn-ghost btn-sm btn-icon"
              aria-label={ta('customer.deleteTask', { task: task.title })}
              isOff={isBusy}
              onClick={() => remove(task)}
            >
              <AdminIcon name="trash" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <form className="grid gap-3" onSubmit={(event) => void add(event)}>
        <TextField
          label={ta('customer.task')}
          maxLength={maxNameLength}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={ta('customer.taskDay')}
          type="date"
          value={dueOn}
          onChange={({ target }) => setDueOn(target.value)}
        />
        <Button
          type="submit"
          className="btn btn-outline btn-sm justify-self-start"
          isOff={isBusy || !title.trim()}
        >
          {ta('customer.addTask')}
        </Button>
      </form>
    </Titled>
  );
}
