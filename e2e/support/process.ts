import { rm } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { makeScratch } from '#tests/scratch.ts';
import { killServers } from '#tests/server.ts';
import { type Program, startProgram } from './program.ts';

/** Starts programs with an empty directory for one test, and stops all of them at its end. */
export const test = base.extend<{
  directory: string;
  start: (environment?: Record<string, string>, script?: string, project?: string) => Program;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  directory: async ({}, run) => {
    const directory = await makeScratch('baobab-process-');
    await run(directory);
    killServers(directory);
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  },
  start: async ({ directory }, run) => {
    const programs: Program[] = [];
    await run((environment = {}, script, project) => {
      const program = startProgram(
        { PORT: '0', DATA_DIR: directory, DEMO_DATA: 'false', ...environment },
        script,
        project,
      );
      programs.push(program);
      return program;
    });
    for (const program of programs) {
      program.child.kill('SIGKILL');
      await program.ended;
    }
  },
});

/** The single line in which a program says why it does not start. */
export function refusal(program: Program): string {
  const lines = program.output().trim().split('\n');
  expect(lines, 'one line, no stack').toHaveLength(1);
  return lines[0]!;
}
