import { staffPageSize } from '#shared/base/limits.ts';
import { nouns, lifecycleNouns } from '#shared/base/nouns.ts';
import { trashQuery } from '#shared/operations/trash.ts';
import { TrashList } from '../../features/operations/trash/trash-list.tsx';
import { ta } from '../../lib/admin-text.ts';
import type { ListFilter } from '../../staff/list/filter-form.tsx';
import { ListScreen } from '../../staff/list/list-screen.tsx';
import { useSelection } from '../../staff/list/use-selection.ts';
import { onStaffList } from '../../lib/page-loader.ts';
import { emptyTrashOf } from '../../staff/record/empty-trash.ts';
import { useCall } from '../../lib/use-call.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { useQuestion } from '../../staff/form/use-question.tsx';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/trash.ts';

/** /admin/trash: deleted records of all nouns. */
export const loader = onStaffList(
  'staff',
  trashQuery,
  staffPageSize,
  async ({ services, user, locale, query }) => {
    return { meta: { title: ta('trash.title') }, ...(await services.trash.list(user, query, locale)) };
  },
);

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const { query, records, total, inTrash, pages } = loaderData;
  const { isBusy, run } = useCall();
  const { ask, dialog } = useQuestion();
  const selection = useSelection(query, records);
  const { noun } = query;
  const filters: ListFilter[] = [
    {
      name: 'noun',
      value: noun,
      label: ta('audit.nounLabel'),
      none: ta('audit.allNouns'),
      choices: lifecycleNouns.map((one) => [one, ta(`kinds.${one}`)]),
    },
  ];
  const emptied = noun === '' ? 0 : inTrash[noun];
  const empty = () => {
    if (noun === '') return;
    ask({
      text: ta('trash.question', { count: emptied }),
      confirmLabel: ta('trash.empty'),
      run: () => void run(...emptyTrashOf(nouns[noun].api)),
    });
  };
  return (
    <>
      <ListScreen
        title={ta('trash.title')}
        text={ta('trash.text')}
        path="/admin/trash"
        query={query}
        pages={pages}
        searchLabel={ta('trash.searchLabel')}
        filters={filters}
        count={ta('trash.count', { count: total })}
        isEmpty={records.length === 0}
        empty={{ title: ta('trash.none'), text: ta('trash.noneText') }}
        selection={selection}
        tools={
          noun !== '' && emptied > 0 ? (
            <Button className="btn btn-danger btn-sm" isOff={isBusy} onClick={empty}>
              <AdminIcon name="trash" className="size-4" />
              {ta('trash.emptyNamed', { kind: ta(`kinds.${noun}`) })}
            </Button>
          ) : null
        }
      >
        <TrashList records={records} selection={selection} />
      </ListScreen>
      {dialog}
    </>
  );
}
