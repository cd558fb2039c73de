import type { testimonial as english } from '../en/admin-testimonial.ts';
import type { SameShape } from '../translate.ts';

/** 买家评价：员工的列表和表单。 */
export const testimonial = {
  title: '买家评价',
  text: '买家接受报价后写的评价。审核只看是否有恶意内容：负面评价也要发布。内容、名字和评分只有买家本人能改。',
  none: '还没有评价。买家接受报价后，可在询价页面上填写。',
  noneWaiting: '没有待审核的评价。',
  all: '全部',
  waiting: '待审核',
  filter: '筛选',
  rating: '评分',
  rated: '{rating}分（满分5分）',
  message: '内容',
  product: '产品',
  request: '询价单',
  written: '填写日期',
  state: '状态',
  approved: '已发布',
  featured: '首页展示',
  notAccepted: '未展示：没有已接受的报价',
  answered: '已回复',
  demo: '示例',
  isApproved: '发布（没有辱骂、威胁、广告，也不涉及他人隐私）',
  isFeatured: '同时在首页展示',
  reply: '我们的回复，使用买家的语言',
  replyHint: '访客会在评价下方看到。',
} satisfies SameShape<typeof english>;
