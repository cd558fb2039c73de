import { expect } from '@playwright/test';
import { readMetrics } from '#tests/metrics.ts';
import { refusal, test } from './support/process.ts';

test('the program answers its metrics on a port of their own, and says when that is taken', async ({
  start,
}) => {
  const program = start({ METRICS_PORT: '0', LOG_LEVEL: 'info' });
  const site = await program.ready;
  const address = /^Metrics are on (\S+)$/m.exec(program.output())![1]!;
  const { port } = new URL(address);
  await fetch(`${site}/about`);
  // The second answer comes from the page cache, before the request reaches the application.
  await fetch(`${site}/about`, { headers: { 'accept-encoding': 'br' } });
  const answer = await fetch(address);
  const { values } = readMetrics(await answer.text());
  expect(values).toMatchObject({
    'baobab_requests_total{route="/about",status="2xx"}': 2,
    baobab_page_cache_hits_total: 1,
    baobab_page_cache_misses_total: 1,
    baobab_database_is_reachable: 1,
    'baobab_jobs{kind="purge",state="failed"}': 0,
  });
  for (const name of ['database_bytes', 'disk_free_bytes'])
    expect(values[`baobab_${name}`]).toBeGreaterThan(0);
  expect((await fetch(`${site}/metrics`)).status).toBe(404);

  const second = start({ METRICS_PORT: port, DATA_DIR: `${test.info().outputDir}/second` });
  expect(await second.ended).toBe(1);
  expect(refusal(second)).toContain('METRICS_PORT');
  expect(await program.stop()).toBe(0);
});
