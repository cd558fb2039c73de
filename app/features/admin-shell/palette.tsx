import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ta } from '../../lib/admin-text.ts';
import { isOnline } from '../../lib/online.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import type { Section } from './sections.ts';
import { type Target, type TargetGroup, useFound } from './use-found.ts';

/** The command palette: type a few letters, choose with the arrows, go with Enter. */
export function Palette({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = text.trim().toLowerCase();
  const found = useFound(wanted);

  const named: TargetGroup = {
    name: ta('palette.sections'),
    targets: sections
      .map(({ to, text: key }) => ({ to, text: ta(key) }))
      .filter((target) => target.text.toLowerCase().includes(wanted)),
  };
  const groups = [named, ...found].filter((group) => group.targets.length > 0);
  const targets = groups.flatMap((group) => group.targets);
  const current = Math.min(chosen, targets.length - 1);
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, current]);

  function go(target: Target | undefined) {
    if (!target || !isOnline()) return;
    onClose();
    void navigate(target.to);
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter') go(targets[current]);
    else if (event.key === 'ArrowDown') setChosen(Math.min(current + 1, targets.length - 1));
    else if (event.key === 'ArrowUp') setChosen(Math.max(current - 1, 0));
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={ta('palette.title')} closeLabel={ta('common.close')} onClose={onClose}>
      <input
        className="field"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={targets.length > 0 ? `${listId}-${current}` : undefined}
        aria-label={ta('palette.title')}
        placeholder={ta('palette.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
      />
      <div id={listId} role="listbox" aria-label={ta('palette.title')} className="mt-3 grid gap-3">
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={group.name}>
            <p className="px-3 text-xs text-muted" aria-hidden="true">
              {group.name}
            </p>
            {group.targets.map((target) => {
              const i = targets.indexOf(target);
              return (
                <div
                  key={`${target.to} ${target.note ?? target.text}`}
                  id={`${listId}-${i}`}
                  role="option"
                  aria-selected={i === current}
                  tabIndex={-1}
                  onClick={() => go(target)}
                  onKeyDown={onKey}
                  className={`menu-item ${i === current ? 'bg-leaf-soft' : ''}`}
                >
                  <span className="min-w-0 flex-1">{target.text}</span>
                  {target.note ? <span className="text-xs text-muted">{target.note}</span> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {targets.length === 0 ? <p className="mt-3 text-muted">{ta('palette.none')}</p> : null}
    </Dialog>
  );
}
