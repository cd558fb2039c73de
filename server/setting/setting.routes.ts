import { Hono } from 'hono';
import { AppError } from '../../shared/errors.ts';
import { settingChanges, settingSection, settingSections } from '../../shared/setting-form.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body } from '../http/validate.ts';
import type { SettingService } from './setting.service.ts';

/** Site settings, for super admins. */
export function settingRoutes({ settings }: { settings: SettingService }) {
  return new Hono<AppEnv>()
    .get('/', permit('users'), async (c) =>
      answer(c, settingSections, await settings.sections(await c.get('user')())),
    )
    .put('/:section', permit('users'), async (c) => {
      const section = settingSection.safeParse(c.req.param('section')).data;
      if (!section) throw new AppError('not_found', 'no such section');
      const { version, ...values } = await body(c, settingChanges[section]);
      const after = await settings.update(await c.get('user')(), section, values, version);
      return answer(c, settingSections, after);
    });
}
