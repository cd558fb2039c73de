import type { Drawing } from './kit.ts';

export const furnishings: Record<string, Drawing> = {};
