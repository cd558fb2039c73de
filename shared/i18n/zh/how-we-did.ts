import type { HowWeDidTexts } from '../en/company.ts';

export const howWeDid = {
  metaTitle: '我们做得怎样：自己的数据',
  metaDescription: '多久答复、多久报价、哪些承诺做到或没有做到、货物到门实际花费多少：过去十二个月的数据。',
  title: '我们做得怎样',
  subtitle: '过去十二个月的数据，不好的也在内。每一项都包含全部案例，没有挑选。',
  few: '案例太少，无法说明：不足{count}个。',
  typical: '中位数',
  worst: '最差的一次',
  cases: '案例数',
  minutes: { other: '{count}分钟' },
  hours: { other: '{count}个工作小时' },
  days: { other: '{count}天' },
  more: '比我们的估算高{percent}',
  less: '比我们的估算低{percent}',
  same: '与估算一致',
  kept: '做到',
  late: '延误',
  within: '在允收范围内',
  over: '超出允收范围',
  replies: {
    title: '首次答复',
    text: '从留言、聊天或询价到我们有人答复，按工作时间计算。承诺：{hours}。',
  },
  offers: {
    title: '报价',
    text: '从询价到第一份报价，按工作时间计算。这一时间没有承诺，取决于工厂。',
  },
  productions: {
    title: '生产',
    text: '从收到定金到生产完成的天数。',
  },
  promises: {
    title: '承诺的日期',
    text: '我们承诺过日期的订单节点，与最初的承诺相比。我们改过的日期算作延误。',
  },
  inspections: {
    title: '验货',
    text: '最终报告。超出允收范围：某类缺陷多于约定方案允许的数量。之后由买家决定。',
  },
  doors: {
    title: '到门价格',
    text: '买家告知的到门实际花费，与我们的估算相比；仅限估算的各部分都已知的情况。',
  },
  lateBy: '延误的中位数',
  how: '计算方法',
  howText: '使用中位数，单个极端案例不会影响结果。演示数据从不计入。页面每小时更新。',
  ctaTitle: '对某个数据有疑问？',
  ctaText: '请问我们：我们会说明数据背后的案例，不涉及姓名。',
  ctaProducts: '查看产品',
} satisfies HowWeDidTexts;
