/** The one help that shows the keys of all screens. */
export const keys = {
  title: 'Keyboard',
  isOn: 'Shortcuts are on',
  everywhere: 'Everywhere',
  inboxes: 'Messages and chat',
  search: 'Search and go to',
  help: 'Show the keys',
  save: 'Save the form',
  next: 'Next one',
  previous: 'Previous one',
  reply: 'Write a reply',
  resolve: 'Resolve and open the next one',
  unread: 'Mark as unread',
  phrases: 'Canned replies',
  send: 'Send the reply (chat: Enter)',
  leave: 'Leave the reply',
} as const;
