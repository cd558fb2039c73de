import { steel, wood, down, path, line, shadow } from './kit.ts';

/** What hangs casts a faint shadow on the floor. */
export const hungShadow = (rx: number) => shadow(480, rx, 808, 0.8);

/** A wooden hanger: its hook and what shows of it above the shoulders at (480, y). */
export const hanger = (y: number, width: number) =>
  line(
    `M480 ${y - 14}V${y - 44}C480 ${y - 62} 512 ${y - 62} 510 ${y - 90}C508 ${y - 120} 462 ${y - 118} 460 ${y - 92}`,
    steel.dark,
    8,
  ) +
  path(
    `M${480 - width} ${y + 52}C${480 - width * 0.5} ${y + 20} 440 ${y - 22} 480 ${y - 22}S${480 + width * 0.5} ${y + 20} ${480 + width} ${y + 52}L${480 + width} ${y + 72}C560 ${y + 40} 400 ${y + 40} ${480 - width} ${y + 72}Z`,
    down(wood.light, wood.shade),
  );
