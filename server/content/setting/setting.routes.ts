import { settingCalls } from '#shared/content/setting-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { SettingService } from './setting.service.ts';

/** Site settings, for super admins. */
export function settingRoutes({ settings }: { settings: SettingService }) {
  return routesOf(
    handle(settingCalls.read, ({ user }) => settings.sections(user)),
    handle(settingCalls.retentionPreview, ({ user, body }) =>
      settings.previewRetention(user, body.retention),
    ),
    handle(settingCalls.update, ({ user, params, body: { version, ...values } }) =>
      settings.update(user, params.section, values, version),
    ),
  );
}
