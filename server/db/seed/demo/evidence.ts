import type { evidence } from '../../schema/evidence.ts';

type DemoEvidence = Omit<typeof evidence.$inferInsert, 'partnerId'>;

/** What a demo supplier shows: made up, as the supplier is. One piece has expired, so that one sees how that looks. */
export const evidenceOf = (verifiedAt: string | null): DemoEvidence[] =>
  verifiedAt === null
    ? []
    : [
        {
          kind: 'visit',
          title: 'Visit to the workshop',
          doneOn: verifiedAt,
          doneBy: 'Lin Wei, Baobab Sourcing',
          validUntil: null,
          note: 'Lines, stock and packing were seen at work; the sign at the gate has the name of the licence.',
          limits: 'The books were not looked at.',
        },
        {
          kind: 'licence',
          title: 'Business licence, compared with the public register',
          doneOn: verifiedAt,
          doneBy: 'Lin Wei, Baobab Sourcing',
          validUntil: '2030-12-31',
          note: 'Name, address and scope of business are those of the register.',
          limits: null,
        },
        {
          kind: 'audit',
          title: 'Audit of working conditions',
          doneOn: '2023-05-10',
          doneBy: 'Example Audit Office',
          validUntil: '2025-05-09',
          note: 'Without findings that had to be put right at once.',
          limits: 'It has expired: ask for a newer one.',
        },
      ];
