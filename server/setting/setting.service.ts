import { demoSettings, type SiteSettings, siteSettings } from '../../shared/setting.ts';
import type { Database } from '../db/client.ts';
import { siteSettings as settingRows } from '../db/schema/setting.ts';

/** Site settings: what the table holds, over the fictitious values that a new installation starts with. */
export function createSettingService({ db }: { db: Database }) {
  return {
    async read(): Promise<SiteSettings> {
      const rows = await db.select({ key: settingRows.key, value: settingRows.value }).from(settingRows);
      return siteSettings.parse({
        ...demoSettings,
        ...Object.fromEntries(rows.map((row) => [row.key, row.value])),
      });
    },
  };
}
