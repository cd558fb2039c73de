import { inArray, sql } from 'drizzle-orm';
import { demand } from '#shared/base/policy.ts';
import { settingKeys, settingSection } from '#shared/content/setting-form.ts';
import { audit } from '../../platform/db/audit.ts';
import { fileOf, type ReplaceFiles } from '../../platform/db/file-address.ts';
import { siteSettings } from './setting.schema.ts';
import { cacheTags } from '../../platform/live/tags.ts';

/**
 * Replaces one picture by another in the site settings.
 * @throws AppError `forbidden` if they name it and the user may not change settings
 */
export const replaceSettingFiles: ReplaceFiles = async (tx, actor, { from, to }) => {
  const changed = (value: unknown) => JSON.stringify(value) !== JSON.stringify(withFile(value, from, to));
  let count = 0;
  const named = (await tx.select().from(siteSettings)).filter(({ value }) => changed(value));
  if (named.length > 0) demand(actor, 'users');
  for (const section of settingSection.options) {
    const keys: readonly string[] = settingKeys[section];
    if (!named.some(({ key }) => keys.includes(key))) continue;
    // The same lock as for saving the section (setting.service.ts).
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${section}`}))`);
    const rows = await tx
      .select()
      .from(siteSettings)
      .where(inArray(siteSettings.key, [...keys]));
    const last = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
    // Two changes within a millisecond must be two versions.
    const updatedAt = new Date(Math.max(Date.now(), last + 1));
    for (const { key, value } of rows.filter((row) => changed(row.value))) {
      const after = withFile(value, from, to);
      await tx
        .update(siteSettings)
        .set({ value: after, updatedAt })
        .where(inArray(siteSettings.key, [key]));
      await audit(tx, actor, {
        action: 'update',
        noun: 'setting',
        id: section,
        title: section,
        before: { [key]: value },
        after: { [key]: after },
      });
      count++;
    }
  }
  return { count, tags: count > 0 ? [cacheTags.settings] : [] };
};

/** The value, with the address of one file replaced by another in all texts. */
function withFile(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return fileOf(value) === from ? to : value;
  if (Array.isArray(value)) return value.map((item) => withFile(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFile(item, from, to)]));
}
