/** What shows a category: its page, the lists, and the pages of its products. */
export const tagsOf = (id: string): string[] => [
  'categories',
  `category:${id}`,
  'list',
  `list:category:${id}`,
];
