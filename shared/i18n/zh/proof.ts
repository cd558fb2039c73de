import type { proof as enProof } from '../en/proof.ts';
import type { SameShape } from '../translate.ts';

export const proof = {
  title: '您会收到的书面材料',
  exampleText: '核查报告和验货示例中的工厂和批次均为虚构；您自己的订单，拿到的就是这样的材料。',
  report: {
    title: '核查报告',
    factory: '晨步鞋厂，温州鹿城区',
    visited: '2026年10月14日到厂，我方两人，照片47张',
    good: '合格',
    note: '备注',
    bad: '有问题，已整改',
    rows: {
      licence: { name: '营业执照', finding: '公示系统可查；2011年起做鞋' },
      workshop: { name: '车间', finding: '2条生产线，在岗清点64人' },
      machines: { name: '设备', finding: '41台中38台在运转，3台待修' },
      material: { name: '原料库存', finding: '够用11天，鞋底外购' },
      exits: { name: '消防通道', finding: '一处被纸箱堵住；10月21日已清通，见照片44' },
    },
    verdict: '适合每月6000双以内的订单。首单之前再走访一次。',
  },
  inspection: {
    title: '验货是怎么验的',
    lot: '一批2400双，随机抽取125双（ISO 2859-1，II级）',
    allowed: '查出{found}个，允许{allowed}个',
    critical: '致命缺陷，例如鞋内有钉子',
    major: '主要缺陷，例如开线',
    minor: '次要缺陷，例如残留胶痕',
    failed: '结论：本批不合格',
  },
  price: {
    title: '到店成本，逐项算清',
    lead: '{quantity}“{product}”，海运至{country}，按今日标价和公布的费率计算。报价中另列我们的服务费。',
    goods: '货款，{term}',
    freight: '海运费和保险',
    duty: '关税和税费',
    inland: '港口费、清关代理和送货',
    total: '送到您门口',
    range: '{low}至{high}',
    link: '逐项查看来源',
  },
} as const satisfies SameShape<typeof enProof>;
