import { showCode } from '#shared/conversations/chat-rules.ts';
import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import type { ListFaults } from './list-values.ts';

type Props = { code: string | null; texts: QuoteListTexts; fault: ListFaults['code'] };

/** The code of this list, and a form that moves another device's list to this one. */
export function OtherDevice({ code, texts, fault }: Props) {
  const { t } = useTexts(texts);
  return (
    <details className="card" open={fault !== null}>
      <summary className="flex min-h-11 items-center px-3 py-2 font-semibold sm:px-4">
        {t('otherDevice')}
        <Icon name="chevron" className="ml-auto size-5 shrink-0" />
      </summary>
      <div className="grid gap-4 p-3 sm:p-4">
        {code ? (
          <p>
            {t('otherDeviceText')}{' '}
            <strong className="font-mono text-lg whitespace-nowrap">{showCode(code)}</strong>
          </p>
        ) : null}
        <form method="post" action="/quote-list" className="flex flex-wrap items-end gap-3">
          <div className="grow basis-[12rem]">
            <TextField
              name="code"
              label={t('haveCode')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              required
              defaultValue={fault?.typed}
              error={fault?.error}
            />
          </div>
          <button type="submit" className="btn btn-outline">
            {t('openCode')}
          </button>
        </form>
      </div>
    </details>
  );
}
