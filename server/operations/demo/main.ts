// `npm run seed`: fills an empty database with the demo catalogue; `-- --products 100000` adds generated products
// for measurements.
import { parseArgs } from 'node:util';
import { parseConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { openPostgresBus } from '../../platform/live/postgres-bus.ts';
import { createLogger } from '../../platform/logger.ts';
import { createServices } from '../../services.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { seedLarge } from './large-catalogue.ts';
import { isCatalogueEmpty, seedDemo } from './seed.ts';
import { seedCompany } from './seed-company.ts';

const usage = `npm run seed                        the demo catalogue, when the database is empty
npm run seed -- --products 100000   fills up to that many products, for measuring; --force where there are some already
DATABASE_URL or DATA_DIR names the database, as for npm start.`;

function fail(message: string): never {
  console.error(`Seeding failed: ${message}`);
  process.exit(1);
}

function readArguments(): { target: number; isForced: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        products: { type: 'string' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const target = Number(values.products ?? 0);
    if (!Number.isSafeInteger(target) || target < 0 || target > 9_000_000)
      throw new Error('--products takes a number');
    return { target, isForced: values.force };
  } catch (error) {
    fail(`${(error as Error).message}\n${usage}`);
  }
}

const { target, isForced } = readArguments();
try {
  const config = parseConfig(process.env);
  const logger = createLogger(config);
  const storage = await openStorage(config);
  const database = await openDatabase(config, logger);
  const bus = openPostgresBus(database.url, logger);
  try {
    const services = createServices({ config, logger, database, storage, bus });
    if (target > 0 && !isForced && config.NODE_ENV === 'production' && !(await isCatalogueEmpty(database.db)))
      throw new Error('there is a catalogue already. --force puts made-up products beside its own.');
    await services.jobs.open();
    const report = (line: string) => console.log(line);
    await seedDemo(services, report, seedCompany);
    if (target > 0) await seedLarge(services, target, report);
    await services.jobs.stop();
  } finally {
    await bus.close();
    await database.close();
  }
} catch (error) {
  fail((error as Error).message);
}
