import type { OrderStep } from './order-rules.ts';
import { type Aql, samplePlan } from './sampling.ts';

/** Inspections of orders without schemas, so that the browser loads them without the validation library. */

/** Classes of defects, the worst first. A critical one is never accepted. */
export const defectClasses = ['critical', 'major', 'minor'] as const;
type DefectClass = (typeof defectClasses)[number];

/** What is looked at besides defects. */
export const inspectionChecks = ['workmanship', 'measurements', 'marking', 'packing', 'function'] as const;
export const checkResults = ['ok', 'bad', 'not_checked'] as const;

/** What the buyer decides about inspected goods: they are shipped, worked on again, or refused. */
export const verdicts = ['ship', 'rework', 'reject'] as const;

/** Days in which the buyer is asked to answer. */
export const answerDays = 3;
export const maxInspections = 20;
export const maxDefects = 30;

type ClassPlan = { aql: number | null; sample: number; accept: number };
/** A sampling plan, as it was when the inspection was planned. */
export type InspectionPlan = { lot: number; classes: Record<DefectClass, ClassPlan> };

/** The plan of a lot. Critical defects are looked for in the larger sample, and none is accepted. */
export function planOf(lot: number, major: Aql, minor: Aql): InspectionPlan {
  const of = (aql: Aql): ClassPlan => {
    const { sample, accept } = samplePlan(lot, aql);
    return { aql, sample, accept };
  };
  const classes = { major: of(major), minor: of(minor) };
  const sample = Math.max(classes.major.sample, classes.minor.sample);
  return { lot, classes: { critical: { aql: null, sample, accept: 0 }, ...classes } };
}

type Defect = { class: DefectClass; text: string; count: number; photo?: string | null | undefined };

/** How many defects of a class were found, against how many are allowed. Never "passed" alone: it is the buyer who decides. */
export const countsOf = (plan: InspectionPlan, defects: readonly Defect[]) =>
  defectClasses.map((name) => {
    const found = defects.filter((one) => one.class === name).reduce((sum, one) => sum + one.count, 0);
    const { accept: allowed, sample } = plan.classes[name];
    const result =
      found > allowed
        ? ('over' as const)
        : found === allowed && found > 0
          ? ('at' as const)
          : ('under' as const);
    return { class: name, found, allowed, sample, result };
  });

/** Whether evidence is a photo, not a paper or a video. */
export const isPhoto = ({ mimeType }: { mimeType: string }): boolean => mimeType === 'image/webp';

/** Photos beside a report and on its paper; the others are one step away. */
export const worstPhotos = 3;

/**
 * The photos of a report, the worst first: those of its defects by class, then the others of the milestone from the day of
 * the inspection. Each is there once.
 */
export function photosOf<Photo extends { id: string; step: OrderStep; takenOn: string; mimeType: string }>(
  { day, defects }: { day: string | null; defects: readonly Defect[] },
  all: readonly Photo[],
): { class: DefectClass | null; shown: Photo }[] {
  const evidence = all.filter(isPhoto);
  const found = new Map<Photo, DefectClass | null>();
  for (const name of defectClasses)
    for (const defect of defects)
      for (const photo of evidence)
        if (defect.class === name && defect.photo === photo.id && !found.has(photo)) found.set(photo, name);
  for (const photo of evidence)
    if (photo.step === 'inspected' && photo.takenOn === day && !found.has(photo)) found.set(photo, null);
  return [...found].map(([shown, name]) => ({ class: name, shown }));
}

/** What a final report must say. */
const needed = ['day', 'place', 'inspector', 'found', 'packedPercent', 'notChecked'] as const;

/** Fields that a final report must have, of those that are empty. */
export const missingOf = (report: Readonly<Record<(typeof needed)[number], unknown>>) =>
  needed.filter((name) => report[name] === null);
