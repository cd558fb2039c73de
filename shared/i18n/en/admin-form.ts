/** Texts of all forms of the staff: drafts, leaving the page, waiting. */
export const form = {
  removed: 'Removed.',
  required: '* required',
  restored: 'Restored what you had typed on {time}, and not saved.',
  restoredOld:
    'Restored what you had typed on {time}. Somebody has saved this since: saving brings both together.',
  discard: 'Discard',
  saving: 'Saving…',
  saved: 'Saved',
  kept: 'Not saved yet',
  keptText: 'What you typed is kept in this browser. It is here again when you open this form.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed here cannot be kept, and would be lost.',
  leavePictures: 'What you typed is kept in this browser, but the chosen pictures are not.',
  leave: 'Leave',
  stay: 'Stay',
  slow: 'The server has not answered for ten seconds. Nothing of what you typed is lost.',
  giveUp: 'Stop waiting',
  away: 'The connection to the server is lost. This page stays as it is; trying again…',
  offline: 'You are offline. This page stays as it is, and goes on once the connection is back.',
} as const;

/** Shown if the session ends while a page is open. */
export const signedOut = {
  title: 'Sign in again',
  text: 'Your session has ended. This page stays as it is: sign in as {name}, and go on.',
  password: 'Password',
  code: 'Code of the second factor',
  submit: 'Sign in',
  anotherUser: 'Somebody else',
} as const;
