import { useState } from 'react';
import { fromZoned, toZoned } from '#shared/base/zoned-time.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { SubmitFoot } from '../../../staff/form/submit-form.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { Menu, MenuItem } from '../../../ui/admin/menu.tsx';
import { SelectField, TextField } from '../../../ui/form-field.tsx';
import { type PostValues, stateOf, timeZones } from './post-values.ts';
import { Options } from '../../../ui/options.tsx';

type Props = {
  values: PostValues;
  /** The time at which the page was rendered. */
  now: number;
  isBusy: boolean;
  /** Saves the form together with these values. */
  onSave: (part: Partial<PostValues>) => void;
};

/** Publishes a post now or at a time, or withdraws it. Each choice saves the form as well. */
export function PublishMenu({ values, now, isBusy, onSave }: Props) {
  const [isScheduling, setIsScheduling] = useState(false);
  const state = stateOf(values, now);
  const publish = () => {
    const { timeZone, publishAt } = values;
    // A past date stays: a post that is published again is not new.
    const isAhead = (fromZoned(publishAt, timeZone)?.getTime() ?? 0) > Date.now();
    onSave({ status: 'published', ...(isAhead ? { publishAt: toZoned(new Date(), timeZone) } : {}) });
  };
  return (
    <>
      <Menu
        label={ta(state === 'published' || state === 'scheduled' ? `blog.${state}` : 'blog.publish')}
        isMain
      >
        {state === 'published' ? null : (
          <MenuItem text={ta('blog.publishNow')} isBusy={isBusy} onClick={publish} />
        )}
        <MenuItem
          text={ta(state === 'published' || state === 'scheduled' ? 'blog.changeTime' : 'blog.schedule')}
          isBusy={isBusy}
          onClick={() => setIsScheduling(true)}
        />
        {state === 'draft' ? null : (
          <MenuItem
            text={ta(state === 'archived' ? 'blog.toDraft' : 'blog.unpublish')}
            hint={ta('blog.unpublishHint')}
            isBusy={isBusy}
            onClick={() => onSave({ status: 'draft' })}
          />
        )}
        {state === 'archived' ? null : (
          <MenuItem
            text={ta('blog.archive')}
            hint={ta('blog.archiveHint')}
            isBusy={isBusy}
            onClick={() => onSave({ status: 'archived' })}
          />
        )}
      </Menu>
      {isScheduling ? (
        <ScheduleDialog
          values={values}
          now={now}
          onClose={() => setIsScheduling(false)}
          onSchedule={(moment) => {
            setIsScheduling(false);
            onSave({ status: 'published', ...moment });
          }}
        />
      ) : null}
    </>
  );
}

type Moment = Pick<PostValues, 'publishAt' | 'timeZone'>;

type ScheduleProps = {
  values: PostValues;
  now: number;
  onClose: () => void;
  onSchedule: (moment: Moment) => void;
};

/** Asks for the time at which a post appears. */
function ScheduleDialog({ values, now, onClose, onSchedule }: ScheduleProps) {
  const [{ publishAt, timeZone }, setMoment] = useState<Moment>(values);
  const moment = fromZoned(publishAt, timeZone);
  const isAhead = moment !== null && moment.getTime() > now;
  const time = moment && formatMoment(moment.toISOString());
  return (
    <Dialog title={ta('blog.publishAt')} onClose={onClose}>
      <div className="grid gap-4">
        <TextField
          label={ta('blog.publishAt')}
          type="datetime-local"
          value={publishAt}
          hint={time === null ? undefined : ta(isAhead ? 'blog.willAppear' : 'blog.appearsAtOnce', { time })}
          // In the surrounding form of the post, Enter would save the post without this time.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => setMoment({ publishAt: target.value, timeZone })}
        />
        <SelectField
          label={ta('blog.timeZone')}
          value={timeZone}
          onChange={({ target }) => setMoment({ publishAt, timeZone: target.value })}
        >
          <Options of={timeZones} text={(zone) => zone.replace('_', ' ')} />
        </SelectField>
        <SubmitFoot
          label={ta(moment === null || isAhead ? 'blog.scheduleDone' : 'blog.publish')}
          isBusy={false}
          isOff={moment === null}
          onCancel={onClose}
          onClick={() => onSchedule({ publishAt, timeZone })}
        />
      </div>
    </Dialog>
  );
}
