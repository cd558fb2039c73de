import { replaceRecordFiles } from '../db/record-files.ts';
import { tagsOf } from './partner.tags.ts';

/** Puts one logo in place of another at all suppliers. */
export const replacePartnerFiles = replaceRecordFiles('partner', 'logoUrl', tagsOf);
