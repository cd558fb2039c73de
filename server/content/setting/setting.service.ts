import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { demand } from '#shared/base/policy.ts';
import type { PerDollar } from '#shared/base/rates.ts';
import type { Retention, RetentionPreview } from '#shared/operations/retention.ts';
import { demoSettings, type SiteSettings, siteSettings } from '#shared/content/setting.ts';
import {
  settingKeys,
  type SettingSection,
  settingSection,
  type SettingSections,
  settingSections,
} from '#shared/content/setting-form.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { siteSettings as settingRows } from './setting.schema.ts';
import { shownPhone } from '../../platform/db/phone.ts';
import { countExpired } from '../../operations/index.ts';
import { users } from '../../people/user/user.schema.ts';
import type { CachedValues } from '../../platform/live/cached-values.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';

export type SettingService = ReturnType<typeof createSettingService>;

type Row = typeof settingRows.$inferSelect;

type Dependencies = {
  db: Database;
  cached: CachedValues<SiteSettings>;
  tags: PageTags;
  /** Recalculates the comparable prices by these rates. */
  reprice: (tx: Database, perDollar: PerDollar) => Promise<void>;
};

/** Site settings: the stored values; for missing ones, the fictitious values of a new installation. */
export function createSettingService({ db, cached, tags, reprice }: Dependencies) {
  return {
    read: (): Promise<SiteSettings> => cached.get('all', () => readSettings(db)),

    /** All sections as stored, for the settings screen. */
    async sections(actor: CurrentUser | null): Promise<SettingSections> {
      demand(actor, 'users');
      return readSections();
    },

    /** How many rows of each kind would be deleted now with these retention periods. */
    async previewRetention(actor: CurrentUser | null, retention: Retention): Promise<RetentionPreview> {
      demand(actor, 'users');
      return countExpired(db, retention);
    },

    /**
     * Changes a section. The next request of any page shows it.
     * @returns all sections after the change
     * @throws AppError `conflict` if the section has changed since `version`; `invalid` if a user without a
     * second factor requires it of all
     */
    async update(
      actor: CurrentUser | null,
      section: SettingSection,
      given: Partial<SiteSettings>,
      version: string | null,
    ): Promise<SettingSections> {
      demand(actor, 'users');
      const { phones } = given;
      const values = phones
        ? {
            ...given,
            phones: { china: shownPhone(phones.china, 'CN'), africa: shownPhone(phones.africa, '') },
          }
        : given;
      await db.transaction(async (tx) => {
        // Advisory lock for concurrent saves, because there may be no row to lock yet.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${section}`}))`);
        const keys: string[] = settingKeys[section];
        const rows = await tx.select().from(settingRows).where(inArray(settingRows.key, keys));
        const before = stateOf(section, rows);
        if (before.version !== version) throw new AppError('conflict');
        if (values.secondFactorRequired) await demandOwnFactor(tx, actor!);
        // Two changes within a millisecond must be two versions.
        const updatedAt = new Date(Math.max(Date.now(), Date.parse(before.version ?? '') + 1 || 0));
        for (const [key, value] of Object.entries(values)) {
          if (JSON.stringify(value) === JSON.stringify(before.values[key])) continue;
          await tx
            .insert(settingRows)
            .values({ key, value, updatedAt })
            .onConflictDoUpdate({ target: settingRows.key, set: { value, updatedAt } });
        }
        if (values.rates) await reprice(tx, values.rates.perDollar);
        await audit(tx, actor, {
          action: 'update',
          noun: 'setting',
          id: section,
          title: section,
          before: before.values,
          after: values,
        });
      });
      // Other rates change the order of lists by price.
      tags.changed(values.rates ? [cacheTags.settings, cacheTags.products] : [cacheTags.settings]);
      return readSections();
    },
  };

  async function readSections(): Promise<SettingSections> {
    const rows = await db.select().from(settingRows);
    return settingSections.parse(
      Object.fromEntries(settingSection.options.map((section) => [section, stateOf(section, rows)])),
    );
  }
}

/** Only a user with a second factor may require it of all; others would lock themselves out of this setting. */
async function demandOwnFactor(tx: Database, actor: CurrentUser): Promise<void> {
  const [own] = await tx.select({ since: users.totpEnabledAt }).from(users).where(eq(users.id, actor.id));
  if (own?.since) return;
  throw new AppError('invalid', 'no second factor', { secondFactorRequired: 'secondFactorOwn' });
}

/** The current settings, as seen by the database or a transaction. */
export async function readSettings(db: Database): Promise<SiteSettings> {
  const rows = await db.select({ key: settingRows.key, value: settingRows.value }).from(settingRows);
  return siteSettings.parse({
    ...demoSettings,
    ...Object.fromEntries(rows.map((row) => [row.key, row.value])),
  });
}

/**
 * A section's values, and the time of their last change. The fields are in the schema's order, which the database
 * does not keep, so that two states can be compared.
 */
function stateOf(
  section: SettingSection,
  rows: readonly Row[],
): { values: Record<string, unknown>; version: string | null } {
  const keys: readonly string[] = settingKeys[section];
  const own = rows.filter((row) => keys.includes(row.key));
  const stored = new Map(own.map((row) => [row.key, row.value]));
  const last = Math.max(...own.map((row) => row.updatedAt.getTime()));
  return settingSections.shape[section].parse({
    values: Object.fromEntries(
      keys.map((key) => [key, stored.get(key) ?? demoSettings[key as keyof SiteSettings]]),
    ),
    version: own.length > 0 ? new Date(last).toISOString() : null,
  });
}
