// Conversations that go on while processes end and are restarted.
import { setTimeout as pause } from 'node:timers/promises';
import { Device } from '../chat/device.mjs';
import { judge } from '../chat/judge.mjs';
import { createVisitors } from '../chat/site.mjs';

/** Milliseconds between two messages of a device: one visitor may send 30 in ten seconds. */
const everyMs = 400;
/** Seconds to wait for unsent messages and for devices that have not received everything. */
const calmSeconds = 30;

/** Cookies over TLS have this prefix. */
export const overTls = (cookie) => `__Host-${cookie}`;

/** Both sides of each conversation write until `finish` is called. */
export async function startTalks(database, origin, staff) {
  const visitors = await createVisitors(database, staff.length);
  const url = `${origin.replace('https', 'wss')}/ws`;
  const talks = visitors.map(({ cookie, conversationId }, at) => {
    const sides = [overTls(cookie), staff[at]];
    return {
      id: conversationId,
      written: sides.map(() => []),
      devices: sides.map(
        (side) => new Device({ url, origin, cookie: side, conversationId, texts: [], everyMs }),
      ),
    };
  });
  const devices = talks.flatMap((talk) => talk.devices);
  const writing = setInterval(() => {
    for (const { written, devices: pair } of talks)
      for (const [at, device] of pair.entries()) {
        // A device that waits for a process gets no more messages.
        if (device.left > 5) continue;
        const text = `${at} ${written[at].length}`;
        written[at].push(text);
        device.write(text);
      }
  }, everyMs);

  const readStored = async () =>
    Map.groupBy(
      await database.query('select conversation_id, seq, message from chat_messages order by seq'),
      (row) => row.conversation_id,
    );

  return {
    async finish() {
      clearInterval(writing);
      const until = performance.now() + calmSeconds * 1000;
      const isLate = () => performance.now() > until;
      while (devices.some((device) => device.left > 0) && !isLate()) await pause(100);
      const unsent = devices.reduce((sum, device) => sum + device.left, 0);
      devices.forEach((device) => device.rest());
      let stored = await readStored();
      const isAlike = () =>
        talks.every(({ id, devices: pair }) =>
          pair.every((device) => device.seen.length === (stored.get(id)?.length ?? 0)),
        );
      while (!isAlike() && !isLate()) {
        await pause(200);
        stored = await readStored();
      }
      devices.forEach((device) => device.end());
      for (const talk of talks) talk.stored = stored.get(talk.id) ?? [];
      const acknowledged = devices.reduce((sum, device) => sum + device.settled.length, 0);
      return { acknowledged, unsent, ...judge(talks) };
    },
  };
}
