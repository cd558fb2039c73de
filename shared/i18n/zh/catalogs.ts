import type { CatalogTexts } from '../en/catalogs.ts';

export const catalogs = {
  title: '产品目录',
  metaDescription: '可下载和转发的PDF产品目录。',
  intro: 'PDF格式的产品目录，可随时阅读和转发。',
  none: '目前没有目录文件。分类、收藏和询价单可在其页面上下载为PDF。',
  open: '打开PDF（{size}）',
} satisfies CatalogTexts;
