import { jobCalls } from '#shared/operations/job-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { JobBoardService } from './job-board.service.ts';

/** Background work, for super_admins. */
export function jobRoutes({ jobBoard }: { jobBoard: JobBoardService }) {
  return routesOf(
    handle(jobCalls.list, async ({ user, query, c }) => {
      const { jobs, counts } = await jobBoard.list(user, query);
      const all = counts.running + counts.waiting + counts.failed + counts.done;
      c.header('X-Total-Count', String(query.state ? counts[query.state] : all));
      return jobs;
    }),
    handle(jobCalls.tryAgain, ({ user, params }) => jobBoard.tryAgain(user, params.id)),
  );
}
