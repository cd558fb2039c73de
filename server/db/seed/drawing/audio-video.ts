import type { Drawing } from './kit.ts';

export const audioVideo: Record<string, Drawing> = {};
