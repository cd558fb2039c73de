/** Texts of /admin/api, the list of calls. */
export const api = {
  title: 'API reference',
  text: 'Every call between the pages and the server, generated from the declarations. A call that is not listed cannot be reached.',
  document: 'As OpenAPI 3.1',
  searchLabel: 'Noun, path or what it does',
  count: { one: '{count} call', other: '{count} calls' },
  none: 'No results.',
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
  where: { path: 'path parameter', query: 'query parameter', header: 'header' },
} as const;
