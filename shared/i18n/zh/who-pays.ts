import type { whoPays as english } from '../en/who-pays.ts';
import type { SameShape } from '../translate.ts';

export const whoPays = {
  steps: {
    goods: '工厂',
    inland: '国内运输',
    export: '出口',
    loading: '装船',
    freight: '运费',
    insurance: '保险',
    duty: '进口',
    delivery: '送货',
  },
  inPrice: '含在我们的价格里',
  yours: '由您支付',
  whoPays: '{term}下各项由谁支付',
} satisfies SameShape<typeof english>;
