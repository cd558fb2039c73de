import { type SubmitEvent, useId, useRef } from 'react';
import type { InboxConversation } from '#shared/conversations/chat-inbox.ts';
import { maxTagLength, maxTags } from '#shared/conversations/chat-limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useConversationActions } from './use-conversation-actions.ts';
import { Titled } from '../../../ui/titled.tsx';

/** The tags of a conversation. Adding or removing a tag is saved at once. */
export function CustomerTags({ conversation }: { conversation: InboxConversation }) {
  const { tags } = conversation;
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, change } = useConversationActions();
  const set = (next: readonly string[]) => change(conversation, { tags: [...next] }, { tags });

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget).get('tags') as string;
    const more = typed.split(/[,，、]/).map((tag) => tag.trim());
    const next = [...new Set([...tags, ...more])].filter(Boolean).slice(0, maxTags);
    event.currentTarget.reset();
    if (next.length > tags.length) set(next);
  }
  return (
    <Titled className="grid gap-2" id={headingId} title={ta('chat.tags')} level="h3" look="font-semibold">
      {tags.length > 0 ? (
        <ul className="chat-tags">
          {tags.map((tag) => (
            <li key={tag} className="badge badge-plain inbox-text">
              {tag}
              <Button
                className="chat-tag-remove"
                aria-label={ta('chat.removeTag', { tag })}
                isOff={isBusy}
                onClick={() => {
                  // The button disappears together with its tag.
                  form.current?.querySelector('input')?.focus();
                  set(tags.filter((other) => other !== tag));
                }}
              >
                <Icon name="close" className="size-3.5" />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {tags.length < maxTags ? (
        <form ref={form} onSubmit={add}>
          <TextField
            label={ta('chat.addTag')}
            hint={ta('chat.tagsHint')}
            name="tags"
            maxLength={maxTagLength}
            autoComplete="off"
            enterKeyHint="done"
          />
        </form>
      ) : null}
    </Titled>
  );
}
