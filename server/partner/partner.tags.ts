/** What shows a supplier: the pages that list them, and those of its products. */
export const tagsOf = (id: string): string[] => ['partners', `partner:${id}`, 'list'];
