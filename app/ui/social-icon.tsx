import { LineIcon } from './icon.tsx';

/** The logos of social networks in the style of the site's line icons. */
const paths = {
  whatsapp: 'M3 21l1.5-5a9 9 0 113.5 3.5zM9 8c-1 3 3 7 6 7l1-2-2-1-1 1-3-3 1-1-1-2z',
  instagram: 'M4 4h16v16H4zM12 16a4 4 0 100-8 4 4 0 000 8zM17 7h0',
  youtube: 'M3 6h18v12H3zM10 9l5 3-5 3z',
  facebook: 'M14 21v-8h3V9h-3V7q0-1 1-1h2V3h-3q-4 0-4 4v2H7v4h3v8z',
  linkedin: 'M4 4h16v16H4zM8 11v6M8 8h0M12 17v-6M12 14q1-3 3-3 2 0 2 3v3',
  tiktok: 'M14 3v12a4 4 0 11-4-4M14 3q0 5 5 6',
  wechat: 'M15 12a6 5 0 10-9 2v3l3-2M21 15a5 4 0 10-3 4l2 1v-2zM7 9h0M12 9h0',
} as const;

export const SocialIcon = ({ network }: { network: keyof typeof paths }) => (
  <LineIcon path={paths[network]} className="size-5 shrink-0" />
);
