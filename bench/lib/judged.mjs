// Quality of the answers to 200 searches in the demo catalogue, judged by hand.
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createServices } from '#server/services.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { productQuery } from '#shared/catalogue/product.ts';
import { createDemoCatalogue } from '#tests/judged-queries/demo-catalogue.ts';
import { heldBackQueries } from '#tests/judged-queries/held-back.ts';
import { judge, judgedQueries, summary } from '#tests/judged-queries/measure.ts';
import { regionalHeldBackQueries } from '#tests/judged-queries/regional-held-back.ts';
import { regionalQueries } from '#tests/judged-queries/regional.ts';
import { createMemoryBus } from '#tests/memory-bus.ts';
import { makeFolder } from './children.mjs';
import { round, verdict } from './figures.mjs';

/** By language and in total: mean reciprocal rank and recall at 5; and the searches with bad answers. */
export async function judgeSearches() {
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: makeFolder('judged') });
  const database = await openDatabase(config, logger);
  const storage = await openStorage(config);
  const services = createServices({ config, logger, database, storage, bus: createMemoryBus()() });
  const keys = await createDemoCatalogue(database.db);
  const answer = async (query) => {
    const { cards, near } = await services.products.listCards(productQuery.parse({ search: query[0] }), 'en');
    return judge(
      query,
      [...cards, ...near].map(({ id }) => keys.get(id)),
    );
  };
  const judgeAll = async (searches) => {
    const judgements = [];
    for (const query of searches) judgements.push(await answer(query));
    return judgements;
  };
  const rows = [];
  const all = [];
  for (const [language, queries] of Object.entries(judgedQueries)) {
    const judgements = await judgeAll(queries);
    all.push(...judgements);
    rows.push(row(language, judgements));
  }
  rows.push(row('ALL', all));
  const others = {
    'held back': heldBackQueries,
    regional: regionalQueries,
    'regional, held back': regionalHeldBackQueries,
  };
  for (const [name, queries] of Object.entries(others)) {
    const judgements = await judgeAll(Object.values(queries).flat());
    all.push(...judgements);
    rows.push(row(name, judgements));
  }
  await database.close();
  const missed = all.filter(({ reciprocalRank, recall }) => reciprocalRank < 1 || recall < 1);
  return {
    rows,
    missed: missed.map(({ search, reciprocalRank, recall }) => ({
      search,
      'first answer at': reciprocalRank === 0 ? 'none' : 1 / reciprocalRank,
      'recall at 5': round(recall, 2),
    })),
  };
}

function row(language, judgements) {
  const { mrr, recall } = summary(judgements);
  return {
    language,
    searches: judgements.length,
    MRR: round(mrr, 3),
    'recall at 5': round(recall, 3),
    '': [verdict(mrr, 0.85, true), verdict(recall, 0.95, true)].join(' '),
  };
}
