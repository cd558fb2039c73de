import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Lists for the end of `.ci/run` what each test that passed only in its second attempt failed at in the first. */
export default class SecondTries implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const message = test.result().errors?.[0]?.message.split('\n', 1)[0];
    this.#flaky.push(`second try: ${relative('.', test.module.moduleId)} › ${test.fullName}: ${message}`);
  }

  onTestRunEnd(): void {
    for (const line of this.#flaky) console.log(line);
  }
}
