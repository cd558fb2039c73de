import { type SubmitEvent, useId } from 'react';
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
  const { change } = useConversationActions();

  // Only what differs is sent, also while another tag is being saved: another tab may have added one meanwhile.
  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('tags') as string;
    const more = typed.split(/[,，、]/).map((tag) => tag.trim());
    const added = [...new Set(more).difference(new Set(tags))]
      .filter(Boolean)
      .slice(0, maxTags - tags.length);
    event.currentTarget.reset();
    if (added.length > 0) change(conversation, { addTags: added }, { removeTags: added });
  }
  return (
    <Titled className="grid gap-2" id={headingId} title={ta('chat.tags')} level="h3" look="font-semibold">
      {tags.length > 0 ? (
        <ul className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag} className="badge badge-plain inbox-text">
              {tag}
              <Button
                className="-mr-1.5 grid min-h-6 min-w-6 place-content-center hover:text-laterite"
                aria-label={ta('chat.removeTag', { tag })}
                onClick={() => change(conversation, { removeTags: [tag] }, { addTags: [tag] })}
              >
                <Icon name="close" className="size-3.5" />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {tags.length < maxTags ? (
        <form onSubmit={add}>
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
