import type { ServicesTexts } from '../en/company.ts';

export const services = {
  metaTitle: '服务：采购、品质、物流、沟通',
  metaDescription: '找厂与核查、质量控制、拼柜与出口单证、专人跟单：我们做什么，您最后拿到什么。',
  title: '从工厂大门，到您的港口',
  subtitle: '四项服务，由温州同一支团队完成。每一项都写明：我们做什么，您最后拿到什么。',
  sceneLabel: '工作场景',
  jumpLabel: '本页服务',
  proofLabel: '您会拿到',
  blocks: {
    sourcing: {
      title: '采购',
      text: '您发来照片、链接或规格书。我们找的是生产厂家，不是转手的贸易商；用中文询价，报价口径一致，再上门走访入围的几家（即验厂）。',
      feature1: '营业执照与进出口资质，到公示系统逐一核对',
      feature2: '厂房、设备、库存，当面看过',
      feature3: '报价汇成一张表：单价、起订量、交期、包装',
      feature4: '样品集中到温州，并排拍照',
      proof: '一份注明日期、附照片的核查报告，外加比价表。没有找到合适的，报告也会直说。',
    },
    quality: {
      title: '品质',
      text: '我们查三次：来料时、生产中、完工后。标准只有一个，就是您确认过的样品。',
      feature1: '来料和首件，与确认样比对',
      feature2: '生产中途巡检，有错还来得及改',
      feature3: '封箱之前，按AQL随机抽样终检',
      feature4: '点数、量尺寸、试功能，查标签和外箱',
      proof: '尾款到期之前，一份附照片、写明缺陷数量的验货报告。验货不合格，您没有拿定主意之前，货不出厂。',
    },
    logistics: {
      title: '物流',
      text: '几家供应商的货先进同一个仓库，再拼进同一个柜：从宁波或上海走海运，赶时间就走空运。',
      feature1: '多家供应商的货拼成一柜',
      feature2: '海运、空运报价并列，任您比较',
      feature3: '商业发票、装箱单、原产地证和提单',
      feature4: '装柜照片与封条号',
      proof:
        '全套出口单证提前寄出，方便您的清关代理提前办理。DDP由我们清关并缴税；其他贸易术语由您和代理办理。',
    },
    communication: {
      title: '沟通',
      text: '一张订单由一个人跟到底：用中文、英语、法语或西班牙语与您往来，用中文与工厂交涉。',
      feature1: '从第一次询问到拿到提单，不换人',
      feature2: '车间现场的照片和视频',
      feature3: '交期有变，得知即报，并给出新日期',
      feature4: '电话里说定的，再以书面发给您',
      proof: '一份完整的订单档案：约定事项、各次报告、全部单证，归您保存。',
    },
  },
  processLink: '一张订单怎样一步步走完',
  whyTitle: '为什么选择我们的服务',
  why: {
    time: {
      title: '时差优势',
      text: '温州的工厂开门时，拉各斯还是深夜。您头天晚上提的问题，第二天店铺开门之前，我们已经同工厂谈妥。',
    },
    bridge: {
      title: '文化桥梁',
      text: '我们用中文谈判，用您的语言汇报。桌上谈定的事，两种文字各写一份，双方签的是同一份约定。',
    },
    guarantee: {
      title: '质量保证',
      text: '您没有认可验货报告，货不发，尾款不收。件件无瑕疵，谁也不敢打包票；付款之前让您心里有数，我们说到做到。',
    },
  },
  expertiseTitle: '专长领域',
  expertiseText: '货不同，查的重点也不同。',
  expertise: {
    fashion: '车线、鞋底、尺码、色牢度、标签。做鞋本来就是温州的看家本领。',
    electronics: '电压、插头；电池容量实测，与标称值核对。',
    household: '壁厚、涂层、食品接触证明，外箱还要经得起跌落。',
  },
  catalogueTitle: '现有产品',
  ctaTitle: '告诉我们您要什么货',
  ctaText: '一张照片或一个链接就够了。',
  ctaProducts: '浏览产品',
} as const satisfies ServicesTexts;
