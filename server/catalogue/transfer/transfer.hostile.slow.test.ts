import { expect, test } from 'vitest';
import { validation as chinese } from '#shared/i18n/zh/validation.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { hostileImports, oneOfEach } from '#tests/hostile-imports.ts';
import { createTransferBench } from '#tests/transfers.ts';

// The files that transfer.hostile.test.ts leaves out: most have tens of megabytes.
const app = await createTestApp();
await app.reset();
const bench = createTransferBench(app, await signedIn(app, { staffLanguage: 'zh' }));

test.each(hostileImports.filter((file) => !oneOfEach.includes(file)))(
  'a file is refused: $label, in the words of who sent it',
  async ({ make, refusal }) => {
    const response = await bench.preview(await make(), 'list.csv');
    const { fields } = (await response.json()) as { fields: { file: string } };
    // On a very busy machine the time limit may be reached before the other limit.
    expect([chinese[refusal], chinese.fileTooSlow]).toContain(fields.file);
    expect([400, 413]).toContain(response.status);
  },
);
