import { audioVideo } from './audio-video.ts';
import { bagsAccessories } from './bags-accessories.ts';
import { clothing } from './clothing.ts';
import { footwear } from './footwear.ts';
import { household } from './household.ts';
import type { Drawing } from './kit.ts';
import { kitchenware } from './kitchenware.ts';
import { mobileAccessories } from './mobile-accessories.ts';
import { powerLighting } from './power-lighting.ts';

/** The drawing of each demo product, by its key. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...footwear,
  ...clothing,
  ...bagsAccessories,
  ...mobileAccessories,
  ...audioVideo,
  ...powerLighting,
  ...kitchenware,
  ...household,
};
