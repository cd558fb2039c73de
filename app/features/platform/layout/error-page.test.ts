import { describe, expect, test } from 'vitest';
import { codeOf } from './error-page.tsx';

/** An error as React Router passes it to an error boundary. `data` is text if the answer did not come from a page. */
const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

describe('the code of what a page shows', () => {
  test.each([
    [answer(429, '<!DOCTYPE html>'), 'too_many_requests'],
    [answer(404, ''), 'not_found'],
    [answer(400, '<!DOCTYPE html>'), 'bad_request'],
    [answer(503, { code: 'unavailable' }), 'unavailable'],
    [answer(400, { code: 'invalid' }), 'invalid'],
    [answer(418, ''), 'internal'],
    [answer(500, { code: 'made up' }), 'internal'],
    [new Error('broken'), 'internal'],
  ])('%j: %s', (error, code) => expect(codeOf(error)).toBe(code));
});
