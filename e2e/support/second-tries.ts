import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lists the tests that passed only in the second attempt, one per line, for the end of `.ci/run`. */
export default class SecondTries implements Reporter {
  readonly #failed = new Map<TestCase, string>();

  onTestEnd(test: TestCase, { error }: TestResult): void {
    if (error && !this.#failed.has(test))
      this.#failed.set(test, firstLine(error.message ?? error.value ?? ''));
  }

  onEnd(): void {
    for (const [test, message] of this.#failed) {
      if (test.outcome() !== 'flaky') continue;
      const [, project, file, ...titles] = test.titlePath();
      console.log(`second try: [${project}] ${file} › ${titles.join(' › ')}: ${message}`);
    }
  }
}

/** First line of a message, without colour codes. */
const firstLine = (message: string): string =>
  // oxlint-disable-next-line no-control-regex -- colours begin with the control character ESC
  message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n', 1)[0]!;
