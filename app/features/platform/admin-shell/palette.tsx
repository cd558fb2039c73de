import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { forgivesTypo, isOneTypoApart } from '#shared/catalogue/search.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { ta } from '../../../lib/admin-text.ts';
import { useCombobox } from '../../../lib/use-combobox.ts';
import { isServerAway } from '../../../lib/server-watch.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { keepRecent, readRecent } from './recent.ts';
import { actionsOf, groupsOf, type Section } from './sections.ts';
import { type Target, type TargetGroup, useFound } from './use-found.ts';

/** The command palette: type a few letters, choose with the arrow keys, go with Enter. */
export function Palette({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = useFound(wanted);

  const [recent] = useState(() => readRecent(user.id));
  const named = (name: string, list: readonly (Section & Pick<Target, 'icon'>)[]): TargetGroup => ({
    name,
    targets: list
      .map(({ to, text: key, icon, of }) => ({ to, text: ta(key), icon, ...(of && { note: ta(of) }) }))
      .filter((target) => isNamedLike(target.text, wanted)),
  });
  const pages = groupsOf(user).flatMap(({ icon, sections }) => sections.map((one) => ({ ...one, icon })));
  const actions = actionsOf(user).map((one) => ({
    ...one,
    icon: one.to.endsWith('edit=new') ? ('plus' as const) : ('arrow' as const),
  }));
  const groups = [
    { name: ta('palette.recent'), targets: wanted === '' ? recent : [] },
    named(ta('palette.sections'), pages),
    named(ta('palette.actions'), actions),
    ...found,
  ].filter((group) => group.targets.length > 0);
  const targets = groups.flatMap((group) => group.targets);
  function go(target: Target) {
    if (isServerAway()) return;
    keepRecent(user.id, target);
    onClose();
    void navigate(target.to);
  }

  const combobox = useCombobox(listId, targets.length, (i) => go(targets[i]!));

  return (
    <Dialog title={ta('palette.title')} onClose={onClose}>
      <input
        className="field"
        {...combobox.boxProps}
        aria-label={ta('palette.title')}
        placeholder={ta('palette.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          combobox.chooseFirst();
        }}
        onKeyDown={combobox.handleKey}
      />
      {targets.length > 0 ? (
        <div {...combobox.listProps} aria-label={ta('palette.title')} className="mt-3 grid gap-3">
          {groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.name}>
              <p className="px-3 text-xs text-muted" aria-hidden="true">
                {group.name}
              </p>
              {group.targets.map((target) => {
                const i = targets.indexOf(target);
                return (
                  <div
                    key={`${group.name} ${target.to} ${target.note ?? target.text}`}
                    {...combobox.optionProps(i)}
                    className="menu-item aria-selected:bg-leaf-soft"
                  >
                    <AdminIcon name={target.icon} className="size-4 flex-none text-muted" />
                    <span className="wrap-anywhere max-w-2/3 flex-none">{target.text}</span>
                    {target.note ? (
                      <span className="min-w-0 flex-1 truncate text-end text-xs text-muted">
                        {target.note}
                      </span>
                    ) : null}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className={targets.length > 0 ? 'sr-only' : 'mt-3 text-muted'}>
        {targets.length > 0 ? ta('common.suggestions', { count: targets.length }) : ta('palette.none')}
      </p>
    </Dialog>
  );
}

/** Whether a name contains the typed text, or one of its words begins with it, allowing one typing error. */
function isNamedLike(name: string, wanted: string): boolean {
  const text = name.toLowerCase();
  if (text.includes(wanted)) return true;
  return (
    forgivesTypo(wanted) &&
    text
      .split(/\s+/)
      .some((word) => [-1, 0, 1].some((more) => isOneTypoApart(word.slice(0, wanted.length + more), wanted)))
  );
}
