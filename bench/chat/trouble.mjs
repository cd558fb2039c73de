// Causes one trouble after the other while conversations go on.
import { cut, openLink } from './link.mjs';
import { socketOf } from './site.mjs';

/** Longest delay of some statements in milliseconds, so that transactions overlap as on a busy database. */
const databaseJitterMs = 15;
/**
 * Longest delay of some statements that follow the insert of a
 * message: without the lock, another message overtakes it here.
 */
const overtakingMs = 200;

function databaseDelay(isUp, chunk) {
  if (isUp && chunk?.includes('update "conversations"') && Math.random() < 0.1)
    return Math.random() * overtakingMs;
  return Math.random() < 0.2 ? Math.random() * databaseJitterMs : 0;
}

/**
 * A link to the database for one process that detects when a message is about to be committed, and when it has just
 * been committed. `arm` chooses what happens at the next such moment.
 */
export async function openDatabaseLink(port, databaseUrl) {
  let armed = null;
  const strike = (moment, connection) => {
    if (armed?.moment !== moment || !connection.state.hasMessage) return true;
    const { work } = armed;
    armed = null;
    work(connection);
    return false;
  };
  const link = await openLink({
    port,
    target: () => socketOf(databaseUrl),
    delay: databaseDelay,
    inspect: (chunk, connection, isUp) => {
      const { state } = connection;
      if (isUp && chunk.includes('into "chat_messages"')) state.hasMessage = true;
      if (isUp && chunk.includes('commit\0')) return strike('before commit', connection);
      if (isUp || !chunk.includes('COMMIT\0')) return true;
      const goesOn = strike('after commit', connection);
      state.hasMessage = false;
      return goesOn;
    },
  });
  return {
    ...link,
    /** At the next such moment of a message's transaction, calls `work` and drops the chunk. */
    arm: (moment, work) => (armed = { moment, work }),
    isArmed: () => armed !== null,
  };
}

const atCommit = (moment, name, work) => ({
  name: `${name} ${moment}`,
  run: (world) => {
    const at = world.pick();
    world.databaseLinks[at].arm(moment, (connection) => work(world, at, connection));
  },
});
const kill = (world, at) => world.sites[at].kill();
const drop = (_, __, connection) => cut(connection);

/** Each takes the world and causes one trouble. Kills need a process that is running. */
const kinds = [
  { name: 'SIGKILL at any time', isKill: true, run: (world) => kill(world, world.pick()) },
  { ...atCommit('before commit', 'SIGKILL just', kill), isKill: true },
  { ...atCommit('after commit', 'SIGKILL just', kill), isKill: true },
  atCommit('before commit', 'database connection cut just', drop),
  atCommit('after commit', 'database connection cut just', drop),
  { name: 'all database backends terminated', run: (world) => world.database.terminate() },
  { name: 'database connections of a process cut', run: (world) => world.databaseLinks[world.pick()].cut(1) },
  { name: 'database held up', run: (world) => world.databaseLinks[world.pick()].stall(1, 2000) },
  { name: 'restart by SIGTERM', isKill: true, run: (world) => world.sites[world.pick()].kill('SIGTERM') },
  { name: 'a third of the clients cut', run: (world) => world.clientLink.cut(0.34) },
  { name: 'a third of the clients held up', run: (world) => world.clientLink.stall(0.34, 3000) },
  { name: 'a tenth of the links dead without a word', run: (world) => world.clientLink.silence(0.1) },
];

/**
 * Causes all troubles in turn, spread over the messages.
 * @returns how often each was caused, and a function that must be called as messages are acknowledged
 */
export function createTroubles(world, { messages, rounds }) {
  const total = rounds * kinds.length;
  const counts = Object.fromEntries(kinds.map(({ name }) => [name, 0]));
  let next = 0;
  let isBusy = false;
  return {
    counts,
    isDone: () => next >= total && !world.databaseLinks.some((link) => link.isArmed()),
    /**
     * Causes the trouble that is due at this number of acknowledged
     * messages, unless it must wait for a running process.
     */
    causeDue: async (acknowledged) => {
      const isDue = acknowledged >= (messages * 0.95 * next) / total && next < total;
      if (!isDue || isBusy || world.databaseLinks.some((link) => link.isArmed())) return;
      const kind = kinds[next % kinds.length];
      const running = world.sites.filter((site) => site.isUp).length;
      if (running === 0 || (kind.isKill && running < world.sites.length && Math.random() < 0.8)) return;
      next++;
      isBusy = true;
      await kind.run(world);
      counts[kind.name]++;
      isBusy = false;
    },
  };
}
