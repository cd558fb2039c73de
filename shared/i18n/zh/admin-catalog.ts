import type { catalog as english } from '../en/admin-catalog.ts';
import type { SameShape } from '../translate.ts';

/** 供下载的目录文件：员工的列表和表单。 */
export const catalog = {
  title: '目录文件',
  text: '买家可在/catalogs下载的PDF文件。',
  add: '添加目录文件',
  none: '还没有目录文件。',
  name: '标题',
  description: '说明',
  category: '分类',
  noCategory: '无',
  isActive: '启用：买家可见',
  file: 'PDF文件',
  choose: '选择PDF',
  replace: '选择其他PDF',
  open: '打开文件',
  fileHint: '最大{count} MB。',
  uploading: '正在上传…',
  uploadFailed: '文件未能上传',
  size: '大小',
  downloads: '下载次数',
} satisfies SameShape<typeof english>;
