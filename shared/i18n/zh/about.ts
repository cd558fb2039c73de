import type { AboutTexts } from '../en/company.ts';

export const about = {
  metaTitle: '关于我们',
  metaDescription: '我们是谁，对什么负责：一支常驻温州的团队，为非洲54国的企业找厂、验货、发运。',
  title: '替您去现场看的人',
  subtitle: '{company}是一支常驻温州的采购与出口团队，服务于在中国进货、却无法亲自到厂的非洲企业。',
  storyTitle: '我们的来历',
  story1:
    '事情要从洛美的一位朋友说起。他做鞋子生意，两次把定金打给只在聊天窗口里认识的供应商，两次都没等到货柜。第三次下单之前，他只托我们一件事：按地址去看一看。到了地方，根本没有工厂。我们替他另找了一家真正的厂，守着打完包装，把照片发了过去。',
  story2:
    '随后，市场里的邻居们也找上门来，遇到的难处如出一辙。工厂有能力，买家有诚意，缺的是中间那个人：会说中文，懂货，也没有理由替坏货遮掩。于是我们把这件事做成了本行。',
  story3: {
    other:
      '如今我们已有超过{count}年经验，依旧守在浙江温州，身边是做鞋、做服装、做锁具和开关的工厂。货物从宁波、上海出港，发往非洲54国。',
  },
  story4:
    '做事的次序也没有变：先有人去看，再由您读到所见，最后才谈付款。定金{deposit}%，发货前付{balance}%；我们的服务费单列一行。',
  storyLink: '一张订单怎样一步步走完',
  factsTitle: '概况',
  headquarters: '总部',
  headquartersText: '中国浙江温州',
  ports: '港口',
  portsText: '宁波、上海',
  markets: '市场',
  marketsText: '非洲全部54国',
  experience: '经验',
  experienceText: { other: '超过{count}年' },
  reply: '消息回复',
  teamTitle: '管理团队',
  teamText: '凡从这里发出的文件，由这两位签字负责。',
  team: {
    ceo: {
      name: '林海燕',
      role: '创始人兼首席执行官',
      text: '对供应商的选择负责，每份核查报告由她签字。若我们没有人进过那家厂，报告里会照实写明。',
    },
    coo: {
      name: '阿玛·萨蓬',
      role: '联合创始人兼首席运营官',
      text: '对验货、拼柜和出口单证负责。没有她放行，任何一柜都不封门。',
    },
  },
  missionTitle: '使命',
  mission: '让非洲任何一家企业向中国工厂进货时，都能在付尾款之前知道自己会收到什么。',
  visionTitle: '愿景',
  vision: '让中非之间的买卖，除了运费，不再为距离多付一分钱。',
  valuesTitle: '核心价值观',
  values: {
    integrity: {
      title: '诚信',
      text: '看到什么就写什么，好坏都写，附日期和照片。没有核实过的，就注明“未核实”。',
    },
    excellence: {
      title: '精益求精',
      text: '毛病在缝纫机旁发现，只费几分钟；到了阿比让才发现，就误了一季生意。所以我们趁早查，对照您确认过的样品查，查完留下记录。',
    },
    partnership: {
      title: '合作',
      text: '我们把情况摸清，主意由您来拿。从第一次询问到拿到提单，始终由同一个人跟单；订单再小，报告也不打折扣。',
    },
  },
  ctaTitle: '有供应商要我们去看看吗？',
  ctaText: '发来厂名、链接或照片即可。',
  ctaProducts: '浏览产品',
} as const satisfies AboutTexts;
