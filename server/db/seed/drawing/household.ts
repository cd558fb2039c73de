import type { Drawing } from './kit.ts';

export const household: Record<string, Drawing> = {};
