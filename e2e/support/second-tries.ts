import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Lists for the end of `.ci/run` what each test failed at that passed only in the second attempt, or in none. */
export default class SecondTries implements Reporter {
  readonly #failed = new Map<TestCase, string>();

  onTestEnd(test: TestCase, { error }: TestResult): void {
    if (error && !this.#failed.has(test)) this.#failed.set(test, summaryOf(error));
  }

  onEnd(): void {
    for (const [test, message] of this.#failed) {
      const [, project, file, ...titles] = test.titlePath();
      const what = test.outcome() === 'flaky' ? 'second try' : 'first try';
      console.log(`${what}: [${project}] ${file} › ${titles.join(' › ')}: ${message}`);
    }
  }
}

/** First line of a message, with its line in the file and what was waited for, without colour codes. */
function summaryOf({ message, value, location }: TestError): string {
  // oxlint-disable-next-line no-control-regex -- colours begin with the control character ESC
  const text = (message ?? value ?? '').replaceAll(/\u001B\[[\d;]*m/g, '');
  const waiting = /^\s*- (waiting for .*)$/m.exec(text)?.[1];
  return [text.split('\n', 1)[0], location && `line ${location.line}`, waiting].filter(Boolean).join(', ');
}
