import { iconPaths, LineIcon } from '../icon.tsx';

/** The icons of the admin area: those of the site, and more that no public page contains. */
const paths = {
  ...iconPaths,
  arrow: 'M4 12h16M14 6l6 6-6 6',
  up: 'M12 20V4M6 10l6-6 6 6',
  down: 'M12 4v16M6 14l6 6 6-6',
  circle: 'M12 20a8 8 0 100-16 8 8 0 000 16z',
  half: 'M12 20a8 8 0 100-16 8 8 0 000 16zM12 4v16',
  dashboard: 'M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  users:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 010 6.5M18 14.5c2 .8 3.2 2.6 3.5 5.5',
  blog: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  history: 'M4 12a8 8 0 108-8c-3 0-5.5 1.5-7 4M4 4v4h4M12 8v5l3 2',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  key: 'M14 10a4 4 0 10-3.5 3.5L12 15h2v2h2v2h4v-3l-6-6M8 9.5h0',
  chart: 'M4 20V4M4 20h16M8 16v-5M12 16V8M16 16v-8',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  settings: 'M5 4v6M5 14v6M12 4v10M12 18v2M19 4v3M19 11v9M3 12h4M10 16h4M17 9h4',
  gear: 'M5 13a7 7 0 0113-5M19 11a7 7 0 01-13 5M18 3v5h-5M6 21v-5h5',
  folder: 'M3 6h7l2 3h9v10H3z',
  outbox: 'M4 13v6h16v-6M4 13l2-3M20 13l-2-3M4 13h5l1 2h4l1-2h5M12 11V3M8.5 6.5L12 3l3.5 3.5',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 11h2l-2 3h2M4 17h2v3H4',
  bold: 'M7 4h6a4 4 0 010 8H7zM7 12h7a4 4 0 010 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  underline: 'M7 4v7a5 5 0 0010 0V4M6 20h12',
  strike:
    'M4 12h16M16.5 7.5C16 5.5 14.5 4 12 4c-2.8 0-4.5 1.5-4.5 3.5M7.5 16.5C8 18.5 9.5 20 12 20c2.8 0 4.5-1.5 4.5-3.5',
  link: 'M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
  bullets: 'M10 6h10M10 12h10M10 18h10M5 6h0M5 12h0M5 18h0',
  quote: 'M5 17c2-1 3-3 3-5H5V7h5v5c0 3-1.5 5.5-4 7M14 17c2-1 3-3 3-5h-3V7h5v5c0 3-1.5 5.5-4 7',
  alignLeft: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  alignCenter: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  alignRight: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  rule: 'M4 12h16',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 010 10h-3',
  reply: 'M10 6L4 12l6 6M4 12h9a7 7 0 017 7',
  redo: 'M15 5l5 5-5 5M20 10H10a5 5 0 000 10h3',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  attach: 'M8 12l6-6a3.5 3.5 0 015 5l-8 8a5 5 0 01-7-7l8-8',
  plug: 'M9 3v5M15 3v5M6 8h12v4a6 6 0 01-12 0zM12 18v3',
  more: 'M5 11a1 1 0 100 2 1 1 0 000-2M12 11a1 1 0 100 2 1 1 0 000-2M19 11a1 1 0 100 2 1 1 0 000-2',
  site: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
} as const;

export type AdminIconName = keyof typeof paths;

export function AdminIcon({ name, className }: { name: AdminIconName; className?: string }) {
  return <LineIcon path={paths[name]} className={className} />;
}
