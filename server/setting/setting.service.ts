import { demoSettings, type SiteSettings, siteSettings } from '../../shared/setting.ts';
import type { Database } from '../db/client.ts';
import { siteSettings as settingRows } from '../db/schema/setting.ts';
import type { Kept } from '../live/kept.ts';

/** Site settings: what the table holds, over the fictitious values that a new installation starts with. */
export function createSettingService({ db, kept }: { db: Database; kept: Kept<SiteSettings> }) {
  return {
    read: (): Promise<SiteSettings> => kept.get('all', read),
  };

  async function read(): Promise<SiteSettings> {
    const rows = await db.select({ key: settingRows.key, value: settingRows.value }).from(settingRows);
    return siteSettings.parse({
      ...demoSettings,
      ...Object.fromEntries(rows.map((row) => [row.key, row.value])),
    });
  }
}
