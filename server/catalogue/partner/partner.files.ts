import { replaceRecordFiles } from '../../platform/db/record-files.ts';
import { tagsOf } from './partner.tags.ts';

/** Replaces one logo by another in all suppliers. */
export const replacePartnerFiles = replaceRecordFiles('partner', 'logoUrl', tagsOf);
