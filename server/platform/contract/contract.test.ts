import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from '#shared/platform/calls.ts';
import { call, done } from '#shared/base/contract.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { describeCall } from './described-call.ts';
import type { OpenApiDocument } from './openapi.ts';

const app = await createTestApp();
beforeAll(app.reset);

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  security: object[];
};

const read = async (): Promise<OpenApiDocument> =>
  (await signedIn(app, { role: 'admin' })).read<OpenApiDocument>('/api/openapi.json');

describe('GET /api/openapi.json', () => {
  test('is an OpenAPI 3.1 document that passes the recommended rules of redocly lint', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problemsOf = async (document: object) =>
      (await lintFromString({ source: JSON.stringify(document), config })).map(
        ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`,
      );
    const document = await read();
    expect(await problemsOf(document)).toEqual([]);
    // Proves that the check finds errors.
    const broken = { ...document, paths: { '/api/x': { get: { parameters: 'none' } } } };
    expect((await problemsOf(broken)).join('\n')).toContain('struct');
  });

  test('has every declared call, with its parameters, and schemas that are ones', async () => {
    const { paths } = await read();
    const operations = Object.entries(paths).flatMap(([path, ofPath]) =>
      Object.entries(ofPath).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation: operation as unknown as Operation,
      })),
    );
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      allCalls.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(allCalls.length);
    const ajv = new Ajv2020({ strict: false, formats: { binary: true }, validateFormats: false });
    for (const { name, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name);
      expect([name, inPath]).toEqual([name, [...name.matchAll(/:(\w+)/g)].map(([, one]) => one)]);
      const contents = [
        operation.requestBody,
        ...Object.entries(operation.responses).flatMap(([status, one]) => (status < '300' ? [one] : [])),
      ];
      for (const { schema } of contents.flatMap((one) => Object.values(one?.content ?? {}))) {
        expect(() => ajv.compile(schema)).not.toThrow();
      }
    }
  });

  test('has no two paths that differ only in the names of their parameters: they would be one', async () => {
    const paths = Object.keys((await read()).paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  test('says what a call takes, answers and refuses', async () => {
    const { paths, components } = await read();
    const operation = paths['/api/settings/{section}']!['put'] as unknown as Operation;
    expect(operation).toMatchObject({
      operationId: 'setting.update',
      'x-permission': 'users',
      security: [{ session: [] }],
      parameters: [{ name: 'section', in: 'path', required: true }],
    });
    expect(operation.responses['409']!.description).toBe('conflict');
    expect(operation.responses['404']!.description).toBe('not_found');
    expect(Object.keys(operation.responses)).toContain('403');
    expect(components.securitySchemes).toEqual({
      session: { type: 'apiKey', in: 'cookie', name: 'baobab_staff' },
    });
    const upload = paths['/api/products/import']!['post'] as unknown as Operation;
    expect(upload.requestBody!.content['multipart/form-data']!.schema).toMatchObject({
      properties: { file: { format: 'binary' }, expect: { minLength: 1 } },
      required: ['file', 'expect'],
    });
    expect((paths['/api/products']!['get'] as unknown as Operation).security).toEqual([]);
    expect((paths['/api/logout']!['post'] as unknown as Operation).responses['303']).toBeDefined();
  });

  test('is for the staff', async () => {
    expect((await app.client().get('/api/openapi.json')).status).toBe(401);
    expect((await (await signedIn(app, { role: 'customer' })).get('/api/openapi.json')).status).toBe(403);
  });
});

describe('a shape', () => {
  test('of what JSON cannot say is a fault, not a guess', () => {
    const odd = call('POST', '/api/odd', 'anyone', {
      summary: 'Takes a date, which JSON has not',
      body: z.object({ at: z.date() }),
      answer: done,
    });
    expect(() => describeCall(odd)).toThrow(/date/i);
  });
});
