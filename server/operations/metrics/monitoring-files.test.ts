import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { readMetrics } from '#tests/metrics.ts';

// The dashboard and the alert rules must use only exported metrics, and all of them: an unused metric is not
// worth exporting, and a panel for a missing metric would stay empty.
const folder = path.join(import.meta.dirname, '../../../docs/monitoring');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const alerts = read('alerts.yml');
const dashboardText = read('grafana-dashboard.json');

type Panel = {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; refId: string; datasource: { uid: string } }[];
};
const dashboard = JSON.parse(dashboardText) as {
  title: string;
  uid: string;
  schemaVersion: number;
  __inputs: { name: string; pluginId: string }[];
  panels: Panel[];
};

/** The alert rules, parsed from YAML that has each key on a line of its own. */
const rules = alerts
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: text.split('\n', 1)[0]!,
    expr: /^ {8}expr: (.+)$/m.exec(text)?.[1] ?? '',
    severity: /^ {10}severity: (.+)$/m.exec(text)?.[1],
    summary: /^ {10}summary: '(.+)'$/m.exec(text)?.[1] ?? '',
    action: /^ {10}action: '(.+)'$/m.exec(text)?.[1] ?? '',
  }));

/** Names of metrics in an expression; parts of a histogram count as the histogram. */
const namesIn = (expr: string): string[] =>
  [...expr.matchAll(/\b(?:baobab|process|nodejs)_\w+/g)].map(([name]) =>
    name.replace(/(_seconds)_(?:bucket|sum|count)$/, '$1'),
  );

async function exported(): Promise<string[]> {
  const app = await createTestApp();
  const { text } = readMetrics((await app.services.metrics.render()).text);
  return [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name!);
}

const expressions = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
];

test('the dashboard and the rules name metrics that are exported, and all of our own', async () => {
  const names = await exported();
  const used = new Set(expressions.flatMap(namesIn));
  expect([...used].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('baobab_') && !used.has(name))).toEqual([]);
  // The metrics of the process that are used at all.
  expect([...used].filter((name) => !name.startsWith('baobab_')).length).toBeGreaterThan(3);
});

test('every label that is asked for exists', async () => {
  const app = await createTestApp();
  await app.client().get('/about');
  const { values } = readMetrics((await app.services.metrics.render()).text);
  const labels = new Set(
    Object.keys(values).flatMap((name) => [...name.matchAll(/[{,](\w+)="/g)].map(([, label]) => label)),
  );
  const asked = expressions.flatMap((expr) => [
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list]) => list!.split(', ')),
    ...[...expr.matchAll(/[{,](\w+)=~?"/g)].map(([, label]) => label!),
  ]);
  // Labels that Prometheus sets.
  const own = new Set(['job', 'instance']);
  expect([...new Set(asked)].filter((label) => !own.has(label) && !labels.has(label))).toEqual([]);
  // Prometheus would rename labels of ours with these names.
  expect([...labels].filter((label) => own.has(label!))).toEqual([]);
});

test('every expression is whole', () => {
  for (const expr of expressions) {
    let depth = 0;
    for (const sign of expr.replaceAll(/"[^"]*"/g, '')) {
      if ('([{'.includes(sign)) depth++;
      if (')]}'.includes(sign)) depth--;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth, expr).toBe(0);
  }
});

test('every rule says what has happened, how bad it is, and what to do', () => {
  expect(rules.length).toBe([...alerts.matchAll(/\balert:/g)].length);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(rule.name).toMatch(/^Baobab[A-Z]\w+$/);
    expect(rule.expr).not.toBe('');
    expect(['critical', 'warning']).toContain(rule.severity);
    expect(rule.summary.length).toBeGreaterThan(10);
    expect(rule.action).toMatch(/\.$/);
  }
});

test('every screen of ours that a rule names exists', () => {
  const routes = readFileSync(path.join(folder, '../../app/routes.ts'), 'utf8');
  for (const [, screen] of alerts.matchAll(/\/admin\/([\w-]+)/g))
    expect(routes).toContain(`route('${screen}'`);
});

test('the dashboard can be imported: its panels lie beside each other, and ask for the data source', () => {
  expect(dashboard).toMatchObject({ title: 'Baobab', uid: 'baobab' });
  expect(dashboard.__inputs).toMatchObject([{ name: 'DS_PROMETHEUS', pluginId: 'prometheus' }]);
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const panel of panels) {
    if (panel.type !== 'row') expect(panel.targets, panel.title).not.toHaveLength(0);
    for (const { datasource } of panel.targets ?? []) expect(datasource.uid).toBe('${DS_PROMETHEUS}');
    const { x, y, w, h } = panel.gridPos;
    expect(x + w).toBeLessThanOrEqual(24);
    const over = panels.filter(
      ({ id, gridPos: to }) =>
        id !== panel.id && x < to.x + to.w && to.x < x + w && y < to.y + to.h && to.y < y + h,
    );
    expect(over.map(({ title }) => title)).toEqual([]);
  }
});
