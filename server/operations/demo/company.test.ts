import { expect, test } from 'vitest';
import { fallbackLocale } from '#shared/base/locale.ts';
import { readCompany, readDemo } from './demo-content.ts';

const company = readCompany(readDemo());

test('the demo company has customers, messages, chats and requests in every stage', () => {
  expect(company.customers).toHaveLength(8);
  expect(company.contacts).toHaveLength(10);
  expect(company.conversations).toHaveLength(12);
  expect(new Set(company.requests.map(({ stage }) => stage)).size).toBe(7);
  expect(company.requests.some(({ offers }) => offers.length > 1)).toBe(true);
  const languages = new Set(company.conversations.map(({ language }) => language));
  expect(languages).toContain(fallbackLocale);
  expect(languages.size).toBe(4);
});

test('what is said follows what it answers', () => {
  for (const { messages } of company.conversations)
    expect(messages.map(({ hoursAgo }) => hoursAgo)).toEqual(
      messages.map(({ hoursAgo }) => hoursAgo).toSorted((a, b) => b - a),
    );
  for (const { hoursAgo, reply } of company.contacts)
    if (reply) expect(reply.hoursAgo).toBeLessThan(hoursAgo);
  for (const { daysAgo, offers, outcome } of company.requests) {
    for (const offer of offers) expect(offer.daysAgo).toBeLessThan(daysAgo);
    if (outcome) expect(outcome.daysAgo).toBeLessThan(offers.at(-1)!.daysAgo);
  }
});
