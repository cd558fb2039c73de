import type { z } from 'zod';
import type { Call } from '#shared/base/contract.ts';
import type { Emptied } from '../db/record-hooks.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { AppContext } from './env.ts';
import { handle, type Implementation, routesOf } from './implement.ts';
import { readRequestKey } from './request-key.ts';

/** The calls of shared/base/record-calls.ts, with the types of their bodies and answers. */
type GivenCalls<Change, Staff> = {
  open: Call & { answer: z.ZodType<Staff> };
  update: Call & { body: z.ZodType<Change> };
  remove: Call;
  restore: Call;
  emptyTrash: Call;
};
type Calls<New, Change, Staff> = GivenCalls<Change, Staff> & { create: Call & { body: z.ZodType<New> } };

type GivenService<Change, Staff> = {
  open: (actor: CurrentUser | null, id: string) => Promise<Staff>;
  update: (actor: CurrentUser | null, id: string, values: Change) => Promise<unknown>;
  remove: (actor: CurrentUser | null, id: string) => Promise<void>;
  restore: (actor: CurrentUser | null, id: string) => Promise<void>;
  emptyTrash: (actor: CurrentUser | null) => Promise<Emptied>;
};
type Service<New, Change, Staff> = GivenService<Change, Staff> & {
  create: (actor: CurrentUser | null, values: New, key: string | null) => Promise<{ id: string }>;
};

type Given = { user: CurrentUser | null; params: { id: string }; body: unknown; c: AppContext };

// The concrete call is known only where a noun declares it, so parameters and body are typed by hand here.
const on = (call: Call, run: (given: Given) => Promise<unknown>) =>
  handle(call, ((given: Given) => run(given)) as never);

/** Handlers of the calls that all records with the common lifecycle have. */
export function recordRoutes<New, Change, Staff>(
  calls: Calls<New, Change, Staff>,
  service: Service<New, Change, Staff>,
): Implementation[] {
  return routesOf(
    ...givenRoutes(calls, service),
    on(calls.create, async ({ user, body, c }) => ({
      success: true,
      id: (await service.create(user, body as New, readRequestKey(c))).id,
    })),
  );
}

/** Handlers for records that staff cannot create. */
export function givenRoutes<Change, Staff>(
  calls: GivenCalls<Change, Staff>,
  service: GivenService<Change, Staff>,
): Implementation[] {
  return routesOf(
    on(calls.open, ({ user, params }) => service.open(user, params.id)),
    on(calls.update, async ({ user, params, body }) => {
      await service.update(user, params.id, body as Change);
    }),
    on(calls.remove, ({ user, params }) => service.remove(user, params.id)),
    on(calls.restore, ({ user, params }) => service.restore(user, params.id)),
    on(calls.emptyTrash, async ({ user }) => ({ success: true, ...(await service.emptyTrash(user)) })),
  );
}
