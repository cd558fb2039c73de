// `npm run staff -- create [--role admin]`: prints an invitation link from a shell, where nobody is signed in.
import { parseArgs } from 'node:util';
import { roles } from '#shared/user-rules.ts';
import { parseConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { errorForLog } from './error-for-log.ts';
import { createLogger } from './logger.ts';
import { createInvitationService } from './user/invitation.service.ts';

const usage = `npm run staff -- create [--role ${roles.join('|')}]   prints a link that makes one account (default: super_admin)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string', default: 'super_admin' } },
});
const role = roles.find((known) => known === values.role);
if (positionals[0] !== 'create' || !role) {
  console.error(usage);
  process.exit(2);
}

try {
  const config = parseConfig({ LOG_LEVEL: 'warn', ...process.env });
  const database = await openDatabase(config, createLogger(config));
  const { code } = await createInvitationService({ db: database.db, mail: null }).createFromShell(role);
  await database.close();
  console.log(`${config.PUBLIC_URL ?? `http://localhost:${config.PORT}`}/auth?invite=${code}`);
} catch (error) {
  console.error(errorForLog(error).message);
  process.exit(1);
}
