import type { evidence as english } from '../en/admin-evidence.ts';
import type { SameShape } from '../translate.ts';

/** 供应商证据：员工的列表和表单。 */
export const evidence = {
  title: '供应商证据',
  titleOf: '证据：{name}',
  text: '能说明供应商情况的材料。买家可在“已核查供应商”标签后看到，过期的显示为灰色。',
  add: '添加证据',
  none: '还没有证据。',
  back: '全部供应商',
  supplier: '供应商',
  kind: '类型',
  what: '内容',
  doneOn: '日期',
  doneBy: '由谁',
  validUntil: '有效期至',
  validHint: '留空表示不过期。',
  note: '说明了什么（买家可见）',
  limits: '不能证明什么（买家可见）',
  limitsHint: '除该类型本来就不能证明的内容之外；那部分买家总会看到。',
  photo: '照片{number}',
  expired: '已过期',
  valid: '有效',
  unproved: '没有有效证据',
  unprovedHint: '买家能看到标签，但后面没有有效的证据。',
  count: { other: '{count}份' },
  kinds: {
    licence: '营业执照',
    visit: '实地走访',
    audit: '审核',
    inspection: '检验',
    test: '检测报告',
  },
} satisfies SameShape<typeof english>;
