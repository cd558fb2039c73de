import { type AdminTextKey, ta } from '../../../lib/admin-text.ts';
import { useRemembered } from '../../../lib/use-remembered.ts';
import { shortcutsKey } from '../../../lib/use-shortcuts.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { CheckField } from '../../../ui/form-field.tsx';

const groups: readonly [AdminTextKey, readonly [string, AdminTextKey][]][] = [
  [
    'keys.everywhere',
    [
      ['Ctrl K', 'keys.search'],
      ['Ctrl S', 'keys.save'],
      ['b', 'keys.bulk'],
      ['?', 'keys.help'],
    ],
  ],
  [
    'keys.inboxes',
    [
      ['j', 'keys.next'],
      ['k', 'keys.previous'],
      ['r', 'keys.reply'],
      ['/', 'keys.phrases'],
      ['Ctrl Enter', 'keys.send'],
      ['Esc', 'keys.leave'],
      ['e', 'keys.resolve'],
      ['u', 'keys.unread'],
    ],
  ],
  [
    'keys.quotes',
    [
      ['j', 'keys.next'],
      ['k', 'keys.previous'],
      ['← →', 'keys.columns'],
      ['Enter', 'keys.open'],
      ['a', 'keys.assignMe'],
    ],
  ],
];

/** The keyboard shortcuts of all screens of the admin area, and the switch for single-key shortcuts. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useRemembered(shortcutsKey);
  return (
    <Dialog title={ta('keys.title')} onClose={onClose}>
      {groups.map(([title, keys]) => (
        <section key={title} className="mb-4">
          <h3 className="h3 text-base">{ta(title)}</h3>
          <dl className="grid gap-1 text-sm">
            {keys.map(([key, text]) => (
              <div key={key} className="flex justify-between gap-4">
                <dt>
                  <kbd className="badge badge-plain">{key}</kbd>
                </dt>
                <dd>{ta(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <CheckField label={ta('keys.isOn')} checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
    </Dialog>
  );
}
