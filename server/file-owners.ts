import { replacePostFiles } from './content/blog/blog.files.ts';
import { replaceCategoryFiles } from './catalogue/category/category.files.ts';
import { replaceEvidenceFiles } from './catalogue/evidence/evidence.files.ts';
import { replacePartnerFiles } from './catalogue/partner/partner.files.ts';
import { replaceProductFiles } from './catalogue/product/product.files.ts';
import { replaceSettingFiles } from './content/setting/setting.files.ts';

/** Functions that replace a file in each kind of record, for the media library. */
export const fileOwners = {
  product: replaceProductFiles,
  category: replaceCategoryFiles,
  partner: replacePartnerFiles,
  evidence: replaceEvidenceFiles,
  post: replacePostFiles,
  setting: replaceSettingFiles,
};
