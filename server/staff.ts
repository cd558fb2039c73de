// `npm run staff -- …`: manages accounts from a shell, without signing in. Users of the shell can read the
// database in any case.
import { parseArgs } from 'node:util';
import { AppError } from '#shared/base/errors.ts';
import { passwordResetMinutes } from '#shared/base/limits.ts';
import { roles } from '#shared/base/user-rules.ts';
import { parseConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/client.ts';
import type { Database } from './platform/db/client.ts';
import { errorForLog } from './platform/error-for-log.ts';
import { createLogger } from './platform/logger.ts';
import { createInvitationService } from './people/user/invitation.service.ts';
import { createPasswordResetService } from './people/user/password-reset.service.ts';
import { createUserService } from './people/user/user.service.ts';

const usage = `npm run staff -- create [--role ${roles.join('|')}]
                                      prints a link that makes one account (default: super_admin)
npm run staff -- list                 prints every account
npm run staff -- reset <username>     prints a link by which the account gets a new password, for ${passwordResetMinutes} minutes
npm run staff -- deactivate <username>
                                      ends the account's sessions and lets it in no more
The site may run meanwhile. DATABASE_URL or DATA_DIR names the database, as for npm start.`;

/** Ends with the error and the usage. */
function refuse(fault: string): never {
  console.error(`${fault}\n\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string', default: 'super_admin' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { values, positionals } = readArguments();
const [command, username] = positionals;
if (values.help || command === 'help') {
  console.log(usage);
  process.exit(0);
}
const role = roles.find((known) => known === values.role) ?? refuse(`There is no role "${values.role}".`);

type Command = { needsName: boolean; run: (db: Database, origin: string) => Promise<string> };

const commands: Record<string, Command> = {
  create: {
    needsName: false,
    run: async (db, origin) => {
      const { code } = await createInvitationService({ db, mail: null }).createFromShell(role);
      return `${origin}/auth?invite=${code}`;
    },
  },
  list: {
    needsName: false,
    run: async (db) => {
      const accounts = await createUserService({ db, mail: null }).listFromShell();
      const lines = accounts.map((account) =>
        [
          account.username.padEnd(24),
          account.role.padEnd(12),
          (account.isActive ? 'active' : 'deactivated').padEnd(12),
          account.lastLogin ? `last signed in ${account.lastLogin}` : 'has never signed in',
        ].join(' '),
      );
      return lines.join('\n') || 'There is no account yet.';
    },
  },
  reset: {
    needsName: true,
    run: async (db, origin) => {
      const code = await createPasswordResetService({ db, mail: null }).createFromShell(username!);
      return `${origin}/auth/reset?code=${code}`;
    },
  },
  deactivate: {
    needsName: true,
    run: async (db) => {
      await createUserService({ db, mail: null }).deactivateFromShell(username!);
      return `${username} is deactivated, and signed out everywhere.`;
    },
  },
};

const chosen = Object.hasOwn(commands, command ?? '') ? commands[command!]! : null;
if (!chosen) refuse(command ? `There is no command "${command}".` : 'A command is missing.');
if (chosen.needsName && !username) refuse(`${command} needs a username.`);

/** The reason of a refusal, worded for a shell. */
function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) return errorForLog(error).message;
  if (error.code === 'last_super_admin') return `${username} is the last active super admin and stays.`;
  if (error.code === 'not_found') return `There is no active account "${username}". \`list\` shows all.`;
  return error.message;
}

try {
  const config = parseConfig({ LOG_LEVEL: 'warn', ...process.env });
  const database = await openDatabase(config, createLogger(config));
  try {
    console.log(await chosen.run(database.db, config.PUBLIC_URL ?? `http://localhost:${config.PORT}`));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
