import { replaceRecordFiles } from '../db/record-files.ts';
import { tagsOf } from './category.tags.ts';

/** Puts one picture in place of another in all categories. */
export const replaceCategoryFiles = replaceRecordFiles('category', 'imageUrl', tagsOf);
