/** Texts of /admin/api, the list of calls. */
export const api = {
  title: 'Calls of the API',
  text: 'Every call that the pages and the server know, made from their declarations. A call that is not listed cannot be reached.',
  document: 'As OpenAPI 3.1',
  searchLabel: 'Noun, path or what it does',
  count: { one: '{count} call', other: '{count} calls' },
  none: 'No call is called like this.',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Answer',
  errors: 'Errors',
  permission: {
    anyone: 'anyone',
    identity: 'any account, also before its second factor is set up',
    account: 'any account',
    staff: 'the staff',
    users: 'super admins',
  },
  where: { path: 'in the path', query: 'after the ?', header: 'header' },
} as const;
