import { useEffect, useRef, useSyncExternalStore } from 'react';
import { officeStatus, roundedWait } from '#shared/content/business-hours.ts';
import { showCode } from '#shared/conversations/chat-rules.ts';
import { clockText } from '#shared/base/clock-text.ts';
import { formatWait } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { fullScreenQuery } from './chat-screen.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { type Staged, useStagedFiles } from './staged-files.tsx';
import { writeText } from '../../../lib/storage.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ChatAbout } from './chat-about.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { type ChatPartProps, type ChatProps, showCount, translatorOf } from './chat-props.ts';
import { type ChatState, viewAfterLeaving } from './chat-state.ts';

/** The panel (docs/specification/chat.md#widget). The button that opens it belongs to the page. */
export function ChatWidget(props: ChatProps) {
  const { store } = props;
  const state = useSyncExternalStore(store.subscribe, store.state);
  const staged = useStagedFiles();
  if (state.view === 'closed') return null;
  if (state.view === 'minimised') return <Minimised {...props} state={state} />;
  return <Panel {...props} {...{ state, staged }} />;
}

function Minimised({ store, state, ...props }: ChatPartProps) {
  const t = translatorOf(props);
  return (
    <button type="button" className="chat-minimised" onClick={() => void store.open()}>
      <Dot state={state} />
      <span>{t('title')}</span>
      {state.unread > 0 ? <span className="chat-count">{showCount(state.unread)}</span> : null}
      <span className="sr-only">{t('restore')}</span>
    </button>
  );
}

const Dot = ({ state }: { state: ChatState }) => (
  <span className="chat-dot" data-on={state.connection === 'connected'} aria-hidden="true" />
);

function Panel({ staged, ...props }: ChatPartProps & { staged: Staged }) {
  const { store, state } = props;
  const t = translatorOf(props);
  const panel = useRef<HTMLElement>(null);
  // Opening the panel focuses its text field. The opener returns the focus later (island.tsx).
  useEffect(() => panel.current?.querySelector('textarea')?.focus(), []);
  return (
    <section
      ref={panel}
      className="chat-panel"
      role="dialog"
      aria-modal={matchMedia(fullScreenQuery).matches}
      aria-label={t('title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') store.show(viewAfterLeaving());
      }}
    >
      <div className="chat-head">
        <Dot state={state} />
        <h2 className="chat-title">{t('title')}</h2>
        <button type="button" aria-label={t('minimise')} onClick={() => store.show('minimised')}>
          <Icon name="chevron" />
        </button>
        <button type="button" aria-label={t('close')} onClick={() => store.show('closed')}>
          <Icon name="close" />
        </button>
      </div>
      <p className="chat-state" role="status">
        {state.connection === 'connected' ? '' : t(state.connection)}
      </p>
      <p className="chat-state" role="status">
        {state.hasShared ? `${t('uploaded')}. ${t('uploadedText')}` : ''}
      </p>
      {state.error ? (
        <div className="chat-error" role="alert">
          <p>
            <strong>{state.error.title}</strong> {state.error.text}
          </p>
          <button type="button" className="btn btn-outline btn-sm" onClick={() => store.retry()}>
            {t('retry')}
          </button>{' '}
          <a href="/chat" className="btn btn-outline btn-sm" onClick={staysPlain}>
            {t('writePlainly')}
          </a>
        </div>
      ) : null}
      <ChatMessages {...props} staged={staged}>
        <Welcome {...props} />
      </ChatMessages>
      {state.conversation?.status === 'closed' ? (
        <p className="chat-error">
          {t('closed')}{' '}
          <button type="button" className="btn btn-outline btn-sm" onClick={() => void store.restart()}>
            {t('newOne')}
          </button>
        </p>
      ) : null}
      <ChatComposer {...props} staged={staged} />
      {state.conversation ? <Code {...props} path={state.conversation.resumePath} /> : null}
    </section>
  );
}

/** Remembers that the panel cannot work in this browser, so that the page behind the link stays plain. */
const staysPlain = (): void => writeText('chat_plain', '1', 'session');

/** Shown above the first message: a greeting, the office hours, and the optional fields about the visitor. */
function Welcome(props: ChatPartProps) {
  const t = translatorOf(props);
  const { office } = props.state;
  return (
    <div className="chat-welcome">
      <p>{t('welcome')}</p>
      {office ? <p className="chat-hours">{officeLine(props, office)}</p> : null}
      <ChatAbout {...props} />
    </div>
  );
}

/** The office hours, in the visitor's time. */
function officeLine(props: ChatProps, office: NonNullable<ChatState['office']>): string {
  const t = translatorOf(props);
  const tag = localeTags[props.locale];
  const now = new Date();
  const status = officeStatus(now, office.hours, office.holidays);
  const promise = t('promise', { count: office.replyHours });
  if (!status.period) return promise;
  if (status.isOpen) return `${promise} ${t('open_now', { time: clockText(tag, status.period.closes) })}`;
  const { value, unit } = roundedWait(now, status.period.opens);
  const wait = formatWait(tag, value, unit);
  return `${t('away', { wait, time: clockText(tag, status.period.opens) })} ${t('awayMail', { field: t('about') })}`;
}

function Code({ path, state, ...props }: ChatProps & { state: ChatState; path: string }) {
  const t = translatorOf(props);
  return (
    <details className="chat-code">
      <summary>{t('code', { code: showCode(state.conversation!.code) })}</summary>
      <p>{t('codeText')}</p>
      <button
        type="button"
        className="btn btn-outline btn-sm"
        onClick={({ currentTarget }) => {
          void copyText(location.origin + path).then((isCopied) => {
            if (isCopied) currentTarget.textContent = t('copied');
          });
        }}
      >
        {t('copyLink')}
      </button>
    </details>
  );
}
