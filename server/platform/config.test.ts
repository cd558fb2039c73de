import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('an empty environment is a working installation', () => {
  expect(parseConfig({})).toEqual({
    NODE_ENV: 'production',
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: 'data',
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: 0,
    PROCESSES: 1,
    DEMO_DATA: true,
    PAGE_CACHE_MB: 48,
    RATE_LIMIT: 600,
    PAGE_BUDGET_MS: 9000,
    HSTS_SUBDOMAINS: true,
    DATABASE_POOL: 10,
    S3_REGION: 'us-east-1',
  });
});

test('empty values count as absent, other variables are ignored', () => {
  expect(parseConfig({ PORT: '', PUBLIC_URL: '', HOME: '/root' })).toEqual(parseConfig({}));
});

test('texts become what they mean', () => {
  const config = parseConfig({
    PORT: '8080',
    DEMO_DATA: 'false',
    PUBLIC_URL: 'https://baobab.example//',
    DATABASE_URL: 'postgres://u@h/d',
  });
  expect(config).toMatchObject({
    PORT: 8080,
    DEMO_DATA: false,
    PUBLIC_URL: 'https://baobab.example',
    DATABASE_URL: 'postgres://u@h/d',
  });
  expect(parseConfig({ DEMO_DATA: '1' }).DEMO_DATA).toBe(true);
});

test.each([
  'https://baobab.example/shop',
  'https://baobab.example/?lng=fr',
  'https://baobab.example/#top',
  'https://user:secret@baobab.example',
])('a public address with more than scheme and host leads nowhere: %s', (PUBLIC_URL) => {
  const fault = 'PUBLIC_URL: must be scheme and host only: no path, no query, no user name';
  expect(() => parseConfig({ PUBLIC_URL })).toThrow(new Error(`Configuration is wrong. ${fault}`));
});

describe('a bucket', () => {
  const whole = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

  test('with its keys is enough; an empty value counts as missing', () => {
    expect(parseConfig(whole)).toMatchObject({ ...whole, S3_REGION: 'us-east-1' });
    expect(parseConfig({ S3_BUCKET: '', S3_ACCESS_KEY_ID: '' })).toEqual(parseConfig({}));
  });

  test.each([
    [{ ...whole, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID: S3_BUCKET needs it'],
    [{ ...whole, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: S3_BUCKET needs it'],
    [
      { S3_BUCKET: 'pictures' },
      'S3_ACCESS_KEY_ID: S3_BUCKET needs it; S3_SECRET_ACCESS_KEY: S3_BUCKET needs it',
    ],
    [{ ...whole, S3_BUCKET: '' }, 'S3_BUCKET: the other S3 variables need it'],
    [{ S3_ENDPOINT: 'https://store.example' }, 'S3_BUCKET: the other S3 variables need it'],
  ])('%j is wrong', (env, fault) => {
    expect(() => parseConfig(env)).toThrow(new Error(`Configuration is wrong. ${fault}`));
  });

  test('without keys is named with what else is wrong, in the same line', () => {
    expect(() => parseConfig({ S3_BUCKET: 'pictures', PORT: 'x' })).toThrow(
      /^Configuration is wrong\. PORT: [^\n]+; S3_ACCESS_KEY_ID: [^\n]+$/,
    );
  });
});

describe('a wrong value', () => {
  const wrong: [string, string][] = [
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'baobab.example'],
    ['PUBLIC_URL', 'ftp://baobab.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '-1'],
    ['DEMO_DATA', 'maybe'],
    ['PAGE_CACHE_MB', '0'],
    ['RATE_LIMIT', '-5'],
    ['PAGE_BUDGET_MS', '-5'],
    ['DATABASE_POOL', '0'],
    ['S3_BUCKET', 'ab'],
    ['S3_ENDPOINT', 'store.example'],
  ];

  test.each(wrong)('%s=%s is named in one line', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(
      new RegExp(`^Configuration is wrong\\. ${name}: [^\\n]+$`),
    );
  });

  test('several are all named in the same line', () => {
    expect(() => parseConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(
      /^Configuration is wrong\. PORT: [^\n]+; LOG_LEVEL: [^\n]+$/,
    );
  });
});

test('mail needs the address that its links lead to', () => {
  const SMTP_URL = 'smtp://mail.example';
  expect(() => parseConfig({ SMTP_URL })).toThrow(/PUBLIC_URL: is needed with SMTP_URL/);
  expect(parseConfig({ SMTP_URL, PUBLIC_URL: 'https://baobab.example' })).toMatchObject({ SMTP_URL });
});
