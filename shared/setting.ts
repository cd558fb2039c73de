import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });

/** Site settings, one entry a key of the `site_settings` table (decisions.md, Names). */
export const siteSettings = z.object({
  companyName: z.string().min(1),
  email: z.email(),
  phones: z.object({ china: z.string(), africa: z.string() }),
  addresses: z.array(z.object({ city: z.string(), lines: z.string() })),
  social: z.object({
    whatsapp: url,
    wechat: z.string(),
    instagram: url,
    youtube: url,
    facebook: url,
    linkedin: url,
    tiktok: url,
  }),
  /** The one reply-time promise, in hours. */
  replyHours: z.number().int().min(1),
  yearsOfExperience: z.number().int().min(0),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** Fictitious values that hold until a super_admin changes them: example domains, phone numbers reserved for fiction. */
export const demoSettings: SiteSettings = {
  companyName: 'Baobab Sourcing',
  email: 'hello@baobab-sourcing.example',
  phones: { china: '+44 7700 900101', africa: '+44 7700 900202' },
  addresses: [
    { city: 'Wenzhou', lines: '88 Example Road, Lucheng District, Wenzhou, Zhejiang, China' },
    { city: 'Lagos', lines: '12 Sample Street, Ikeja, Lagos, Nigeria' },
  ],
  social: {
    whatsapp: 'https://wa.me/447700900202',
    wechat: 'baobab-sourcing-demo',
    instagram: 'https://social.example/instagram/baobab',
    youtube: 'https://social.example/youtube/baobab',
    facebook: 'https://social.example/facebook/baobab',
    linkedin: 'https://social.example/linkedin/baobab',
    tiktok: 'https://social.example/tiktok/baobab',
  },
  replyHours: 2,
  yearsOfExperience: 2,
};
