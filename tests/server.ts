import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedServer, openEmbeddedServer } from '#server/platform/db/embedded-server.ts';
import { createLogger } from '#server/platform/logger.ts';

/** Starts a database server for tests in a folder: writes need not reach the disk. */
export const openTestServer = (directory: string): Promise<EmbeddedServer> =>
  openEmbeddedServer(path.join(directory, 'server'), createLogger({ LOG_LEVEL: 'warn' }), {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  });

/** Kills the servers whose processes were killed, and whose files lie below a directory. */
export function killServers(directory: string): void {
  for (const file of globSync('**/postmaster.pid', { cwd: directory })) {
    try {
      const pid = Number(readFileSync(path.join(directory, file), 'utf8').split('\n')[0]);
      // SIGQUIT ends all its processes, unlike SIGKILL.
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has ended by itself.
    }
  }
}
