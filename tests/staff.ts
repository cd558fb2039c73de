import { users } from '#server/people/user/user.schema.ts';
import { hashPassword } from '#server/people/user/password.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

/** Password of all accounts of the tests. Hashing is slow on purpose, so it is hashed only once. */
export const rightPassword = 'correct horse';
let hashed: Promise<string> | undefined;

let serial = 0;

/** An account that can sign in with `rightPassword`; an admin unless the overrides say otherwise. */
export async function createAccount(app: TestApp, overrides: Partial<typeof users.$inferInsert> = {}) {
  const password = await (hashed ??= hashPassword(rightPassword));
  const [row] = await app.db
    .insert(users)
    .values({ username: `account-${++serial}`, password, ...overrides })
    .returning();
  return row!;
}

/** A client with an address of its own, so that failed sign-ins of one test do not slow down another. */
export function newClient(app: TestApp, headers: Record<string, string> = {}): Client {
  const number = ++serial;
  return app.client({ headers, address: `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}` });
}

export const signIn = (client: Client, username: string, password = rightPassword, code?: string) =>
  client.post('/api/login', { username, password, ...(code === undefined ? {} : { code }) });

/** A new account, and a client that has signed in with it through the sign-in itself. */
export async function signedInAccount(app: TestApp, overrides: Partial<typeof users.$inferInsert> = {}) {
  const user = await createAccount(app, overrides);
  const client = newClient(app);
  const response = await signIn(client, user.username);
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  return { user, client };
}

/** Moves a record to the trash and empties the trash of its type. */
export async function deletePermanently(client: Client, path: string): Promise<void> {
  for (const address of [path, `${path.slice(0, path.lastIndexOf('/'))}/trash`]) {
    const response = await client.delete(address);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  }
}
