import { z } from 'zod';

/** Kinds of records of the demo company that can be removed, in the order in which they are removed. */
export const demoNouns = ['quote', 'contact', 'conversation', 'customer'] as const;
export type DemoNoun = (typeof demoNouns)[number];

const counts = z.object({
  quote: z.int(),
  contact: z.int(),
  conversation: z.int(),
  customer: z.int(),
} satisfies Record<DemoNoun, z.ZodType>);

/** Why a record of the demo stays: somebody has changed it, or a record that is not of the demo belongs to it. */
const keptReasons = ['changed', 'used'] as const;

/** What the removal of the demo records would remove, or has removed, and what it leaves. */
export const demoRemoval = z.object({
  removed: counts,
  kept: z.array(
    z.object({
      noun: z.enum(demoNouns),
      id: z.uuid(),
      title: z.string(),
      reason: z.enum(keptReasons),
    }),
  ),
});
export type DemoRemoval = z.infer<typeof demoRemoval>;
