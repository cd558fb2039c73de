import { personCalls } from '#shared/people/person-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { PersonService } from './person.service.ts';

/** Personal data of one visitor or buyer, for super admins. */
export const personRoutes = ({ persons }: { persons: PersonService }) =>
  routesOf(
    handle(personCalls.find, ({ user, body }) => persons.find(user, body)),
    handle(personCalls.export, async ({ user, body, c }) =>
      c.body(await persons.export(user, body), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="personal-data.zip"',
      }),
    ),
    handle(personCalls.erase, ({ user, body }) => persons.erase(user, body)),
  );
