import type { TestimonialTexts } from '../en/testimonial.ts';

export const testimonial = {
  title: '买家评价',
  rated: '{rating}分（满分5分）：{word}',
  words: { 1: '很差', 2: '较差', 3: '一般', 4: '好', 5: '很好' },
  reply: '我们的回复',
  example: '虚构示例',
  written: '原文为{language}。',
  translate: '用谷歌翻译',
  product: '查看产品',
  formTitle: '这次采购怎么样？',
  formText:
    '请告诉其他买家实际情况，好坏都可以。我们确认内容没有恶意后会按您的原话发布；评分低不是不发布的理由。发布之前您可以修改。',
  rating: '您的评分',
  message: '您想说的话',
  name: '显示的名字',
  company: '公司（选填）',
  send: '提交',
  change: '提交修改',
  waiting: '我们已收到，尚未发布。',
  published: '已发布，谢谢。',
  removed: '我们没有发布您写的内容。可以询问我们原因。',
} satisfies TestimonialTexts;
