/** Longest pause before a server that died is started again, in seconds. */
export const longestPauseSeconds = 30;

/** A server that ran this long was healthy: its next death is counted as the first. In milliseconds. */
const healthyMs = 5 * 60_000;

/** Deaths in a row, this one included. */
export const countDeath = (deathsBefore, ranMs) => (ranMs > healthyMs ? 1 : deathsBefore + 1);

/**
 * Seconds until a server that died is started again: doubled with each death in a row. There is no last
 * attempt: what keeps killing the server (a full disk, a database that is away) often ends without a user at
 * the terminal.
 */
export const restartPauseSeconds = (deaths) => Math.min(2 ** (deaths - 1), longestPauseSeconds);
