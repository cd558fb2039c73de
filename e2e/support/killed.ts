import { once } from 'node:events';
import { expect } from '@playwright/test';
import { killServers } from '#tests/server.ts';
import type { Program } from './program.ts';

/** Repeats a call until it is answered, since the program may be down or starting. */
export async function insist(call: () => Promise<Response>): Promise<Response> {
  for (;;) {
    try {
      const response = await call();
      // Killed after the head of its answer, a program never sends the body.
      const body = await response.text();
      if (response.status < 500) return new Response(body || null, response);
    } catch {
      // The program was killed while it answered.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const json = async <T>(response: Response) => (await response.json()) as T;

/** A program that is killed, with the sessions of some people and the first account, "boss", signed in as `staff`. */
export async function startKilled(
  start: (environment?: Record<string, string>) => Program,
  directory: string,
) {
  let program = start();
  let base = await program.ready;
  await expect.poll(() => program.output()).toContain('invite=');
  const invite = /invite=([\w-]+)/.exec(program.output())![1]!;
  const cookies = new Map<string, string>();
  const send = async (who: string, method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: base,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(cookies.has(who) ? { cookie: cookies.get(who)! } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
    if (set.length > 0) cookies.set(who, [...(cookies.get(who)?.split('; ') ?? []), ...set].join('; '));
    return response;
  };
  const account = { username: 'boss', password: `kill ${crypto.randomUUID()}` };
  await send('staff', 'POST', '/api/register', { ...account, invite });
  expect((await send('staff', 'POST', '/api/login', account)).status).toBe(200);
  return {
    send,
    /** Kills the program so long after a call was sent, with its database if wanted, and restarts it. */
    killAfter: async (ms: number, withDatabase = false): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      const ended = once(program.child, 'close');
      program.child.kill('SIGKILL');
      if (withDatabase) killServers(directory);
      await ended;
      program = start();
      base = await program.ready;
    },
    stop: () => program.stop(),
  };
}
