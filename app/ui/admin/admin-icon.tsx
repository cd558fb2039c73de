import { LineIcon } from '../icon.tsx';

/** Icons of the admin area, on the same grid as those of the site. */
const paths = {
  dashboard: 'M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  users:
    'M9 11a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 010 6.500M18 14.500c2 .8 3.200 2.600 3.500 5.500',
  blog: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  history: 'M4 12a8 8 0 108-8c-3 0-5.500 1.500-7 4M4 4v4h4M12 8v5l3 2',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  key: 'M14 10a4 4 0 10-3.500 3.500L12 15h2v2h2v2h4v-3l-6-6M8 9.500h0',
  chart: 'M4 20V4M4 20h16M8 16v-5M12 16V8M16 16v-8',
  star: 'M12 4l2.500 5.200 5.700.8-4.100 4 1 5.700L12 17l-5.100 2.700 1-5.700-4.100-4 5.700-.8z',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  settings: 'M5 4v6M5 14v6M12 4v10M12 18v2M19 4v3M19 11v9M3 12h4M10 16h4M17 9h4',
  gear: 'M5 13a7 7 0 0113-5M19 11a7 7 0 01-13 5M18 3v5h-5M6 21v-5h5',
  folder: 'M3 6h7l2 3h9v10H3z',
  outbox: 'M4 13v6h16v-6M4 13l2-3M20 13l-2-3M4 13h5l1 2h4l1-2h5M12 11V3M8.500 6.500L12 3l3.500 3.500',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 5l1.500-1v4M4 11h2l-2 3h2M4 17h2v3H4',
  attach: 'M8 12l6-6a3.500 3.500 0 015 5l-8 8a5 5 0 01-7-7l8-8',
  plug: 'M9 3v5M15 3v5M6 8h12v4a6 6 0 01-12 0zM12 18v3',
  more: 'M5 11a1 1 0 100 2 1 1 0 000-2M12 11a1 1 0 100 2 1 1 0 000-2M19 11a1 1 0 100 2 1 1 0 000-2',
  site: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
} as const;

export type AdminIconName = keyof typeof paths;

export function AdminIcon({ name, className }: { name: AdminIconName; className?: string }) {
  return <LineIcon path={paths[name]} className={className} />;
}
