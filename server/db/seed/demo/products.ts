import { audioVideo } from './products/audio-video.ts';
import { bagsAccessories } from './products/bags-accessories.ts';
import { clothing } from './products/clothing.ts';
import { footwear } from './products/footwear.ts';
import { household } from './products/household.ts';
import { kitchenware } from './products/kitchenware.ts';
import { mobileAccessories } from './products/mobile-accessories.ts';
import { powerLighting } from './products/power-lighting.ts';
import type { DemoProduct } from './types.ts';

/** The demo catalogue, category by category. */
export const demoProducts: readonly DemoProduct[] = [
  ...footwear,
  ...clothing,
  ...bagsAccessories,
  ...mobileAccessories,
  ...audioVideo,
  ...powerLighting,
  ...kitchenware,
  ...household,
];
