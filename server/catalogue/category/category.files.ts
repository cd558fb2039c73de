import { replaceRecordFiles } from '../../platform/db/record-files.ts';
import { tagsOf } from './category.tags.ts';

/** Replaces one picture by another in all categories. */
export const replaceCategoryFiles = replaceRecordFiles('category', 'imageUrl', tagsOf);
