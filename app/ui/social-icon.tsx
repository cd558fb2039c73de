import type { SocialNetwork } from '#shared/setting-rules.ts';
import { LineIcon } from './icon.tsx';

/** The networks' signs in the manner of the site's line icons. */
const paths: Record<SocialNetwork | 'wechat', string> = {
  whatsapp:
    'M3 21l1.500-5A9 9 0 118 19.500zM9 8c-1 3 3 7 6.500 7l.5-2-2-1-1 1c-1-.5-2-1.500-2.500-2.500l1-1-1-2z',
  instagram:
    'M8 3h8a5 5 0 015 5v8a5 5 0 01-5 5H8a5 5 0 01-5-5V8a5 5 0 015-5zM12 16a4 4 0 100-8 4 4 0 000 8zM17 7h.01',
  youtube: 'M6 5h12a4 4 0 014 4v6a4 4 0 01-4 4H6a4 4 0 01-4-4V9a4 4 0 014-4zM10 9l5 3-5 3z',
  facebook: 'M14 21v-8h3l.5-3.500H14V7.500q0-1.500 1.500-1.500H18V3h-3q-4.500 0-4.500 4.500v2H8V13h2.500v8z',
  linkedin: 'M4 3h16v18H4zM8 10v7M8 7h.01M12 17v-7M12 13q0-3 2.500-3T17 13v4',
  tiktok: 'M14 3v12a4 4 0 11-4-4M14 3q.5 5 5 5.500',
  wechat:
    'M9 4c4 0 7 2.500 7 5.500S13 15 9 15l-4 2 .5-3C3.500 13 2 11.500 2 9.500 2 6.500 5 4 9 4zM16 9.500c3.500 0 6 2 6 4.500 0 1.500-1 3-2.500 3.500l.5 2.500-3-1.500c-3.500.5-6-1-6.500-3.500M7 9h.01M11 9h.01',
};

export const SocialIcon = ({ network }: { network: keyof typeof paths }) => (
  <LineIcon path={paths[network]} className="size-5 shrink-0" />
);
