import fc from 'fast-check';
import { allCalls } from '#shared/platform/calls.ts';
import { type Call, nameOf } from '#shared/base/contract.ts';
import type { Role } from '#shared/base/user-rules.ts';
import { findFault } from './judge.ts';
import { type FuzzRequest, type Known, learn, requestsOf } from './requests.ts';

/** Senders: without a session, with a visitor's session, or signed in. */
const callers = ['stranger', 'visitor', 'customer', 'admin', 'super_admin'] as const;
export type Caller = (typeof callers)[number];

export type Send = (caller: Caller, request: FuzzRequest) => Promise<Response>;

const roleOf = (caller: Caller): Role | null =>
  caller === 'stranger' || caller === 'visitor' ? null : caller;

/** Reads existing records as a super admin and as the visitor, so that later requests use ids that exist. */
export async function learnIds(send: Send): Promise<Known> {
  const known: Known = new Map();
  for (const call of allCalls) {
    if (call.method !== 'GET' || call.path.includes(':') || typeof call.answer === 'string') continue;
    for (const caller of ['super_admin', 'visitor'] as const) {
      const response = await send(caller, { method: 'GET', url: call.path, headers: {} });
      if (response.ok) learn(known, call, await response.json());
    }
  }
  return known;
}

/** Number of answers by status. */
export type Tally = Map<number, number>;

/** Property of a call: no request of any caller gets an answer that the call does not declare. */
export const answersAsDeclared = (call: Call, known: Known, send: Send, tally: Tally) =>
  fc.asyncProperty(fc.constantFrom(...callers), requestsOf(call, known), async (caller, request) => {
    const response = await send(caller, request);
    tally.set(response.status, (tally.get(response.status) ?? 0) + 1);
    if (response.ok && typeof call.answer !== 'string') {
      learn(known, call, await response.clone().json());
    }
    const fault = await findFault(call, roleOf(caller), response);
    if (fault) throw new Error(`${nameOf(call)} ${fault}`);
  });
