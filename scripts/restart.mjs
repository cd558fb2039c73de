/** Longest pause before a crashed server is started again, in seconds. */
export const longestPauseSeconds = 30;

/** Milliseconds after which a server counts as healthy: its next crash is counted as the first. */
const healthyMs = 5 * 60_000;

/** Number of crashes in a row, including this one. */
export const countDeath = (deathsBefore, ranMs) => (ranMs > healthyMs ? 1 : deathsBefore + 1);

/**
 * Seconds until a crashed server is started again: doubled with each crash in a row. There is no last attempt, since
 * causes such as a full disk or an unreachable database often end without a user at the terminal.
 */
export const restartPauseSeconds = (deaths) => Math.min(2 ** (deaths - 1), longestPauseSeconds);
