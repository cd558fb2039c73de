import { replacePostFiles } from './blog/blog.files.ts';
import { replaceCategoryFiles } from './category/category.files.ts';
import { replaceEvidenceFiles } from './evidence/evidence.files.ts';
import { replacePartnerFiles } from './partner/partner.files.ts';
import { replaceProductFiles } from './product/product.files.ts';
import { replaceSettingFiles } from './setting/setting.files.ts';

/** Functions that replace a file in each kind of record, for the media library. */
export const fileOwners = {
  product: replaceProductFiles,
  category: replaceCategoryFiles,
  partner: replacePartnerFiles,
  evidence: replaceEvidenceFiles,
  post: replacePostFiles,
  setting: replaceSettingFiles,
};
