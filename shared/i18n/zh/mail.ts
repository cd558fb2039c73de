import type { MailTexts } from '../en/mail.ts';

export const mail = {
  greeting: '{name}，您好：',
  reply: {
    subject: '回复：您给{company}的留言',
    youWrote: '您的留言：',
    answerTo: '本邮件由系统发出，请勿直接回复。如需联系我们，请发邮件至{email}。',
  },
  chat: {
    subject: '{company}已回复您',
    intro: '我们已在聊天中回复您：',
    open: '继续聊天',
    why: '您在我们的聊天中留下了此邮箱，因此收到这封邮件。如需回复，请点击链接或发邮件至{email}。',
  },
  assignment: {
    subject: '{by}将{name}分配给您',
    intro: '{by}将与{name}的聊天分配给您，客户正在等待回复。',
    open: '打开聊天',
    why: '您当时不在线，因此收到这封邮件。',
  },
  quote: {
    requested: {
      subject: '{reference}：已收到您的询价',
      intro: '谢谢。我们已收到您的询价{reference}，正在准备报价。您可以通过链接查看进度。',
    },
    offer: {
      subject: '{reference}：{company}的报价',
      intro: '您的报价{reference}已准备好，有效期至{day}当天结束。',
    },
    accepted: {
      subject: '{reference}：您已接受我们的报价',
      intro: '谢谢。您已接受我们的报价{reference}。请核对您接受的内容：',
    },
    proforma: {
      subject: '{reference}：您的形式发票',
      intro: '{reference}的形式发票已准备好。请通过链接打开页面查看，并且只向其中所列账户付款。',
    },
    withdrawn: {
      subject: '{reference}：我们已取消此次接受',
      intro:
        '我们已取消您对报价{reference}的接受，已开具的形式发票不再有效，请勿付款。后续安排我们会告知您；如有疑问，请通过链接提问。',
    },
    answer: {
      subject: '{reference}：{company}的答复',
      intro: '关于{reference}，我们答复如下：',
    },
    review: {
      subject: '{reference}：合作感受如何？',
      intro:
        '几周前您接受了我们的报价{reference}。请告诉其他买家您的感受，好坏皆可：表单就在您的询价页面上。',
    },
    expiry: {
      subject: '{reference}：您的报价将于{day}到期',
      intro: '您的报价{reference}有效期至{day}当天结束。到期后，您可以申请新的报价。',
    },
    week: {
      subject: '{reference}：您的订单本周进展',
      intro: '您的订单{reference}有以下进展：',
    },
    quietWeek: {
      subject: '{reference}：本周没有新进展',
      intro: '您的订单{reference}本周没有新的记录。目前情况如下：',
    },
    slip: {
      subject: '{reference}：承诺日期有变',
      intro: '我们为{reference}承诺的一个日期推迟了。最初的承诺仍显示在您的订单页面上：',
    },
    inspection: {
      subject: '{reference}：验货报告',
      intro: '{reference} 的验货报告已定稿。报告列出发现数与允许数，货物如何处理由您决定：',
    },
    silence: {
      subject: '{reference}：您看过我们的报价了吗？',
      intro: '我们的报价{reference}有效期至{day}当天结束。如有不合适之处，请提问或拒绝，这对我们都有帮助。',
    },
    open: '打开询价',
    secret: '任何拥有此链接的人都可以查看并接受报价，请只转发给您信任的人。',
    why: '您收到此邮件，是因为询价中填写了此邮箱。如需回复，请使用链接或写信至{email}。',
    stop: '不再接收此订单的每周邮件',
    news: {
      requested: '{reference}：{name}的新询价',
      question: '{reference}：{name}提出了问题',
      accepted: '{reference}：{name}已接受报价',
      withdrawn: '{reference}：{name}已撤回接受',
      declined: '{reference}：{name}已拒绝报价',
      fresh_price: '{reference}：{name}申请新的报价',
      testimonial: '{reference}：{name}提交了评价',
      assigned: '{reference}：{by}将{name}的询价分配给您',
      approved: '{reference}：{by}已批准您给{name}的价格',
    },
    openStaff: '打开询价',
    whyStaff: '您收到此邮件，是因为您负责此询价、设定了价格，或选择了每条消息都收邮件。',
  },
  notice: {
    subject: '{name}的新留言',
    intro: '{company}网站收到一条新留言：',
    name: '姓名',
    companyName: '公司',
    country: '国家或地区',
    product: '产品',
    open: '查看客户留言',
    why: '每有新留言，您都会收到一封邮件。可在“我的账号”中改为每日汇总。',
  },
  digest: {
    subject: { other: '有{count}条留言等待回复' },
    intro: { other: '自上次汇总以来，有{count}条新留言尚未回复。' },
    more: { other: '另有{count}条。' },
    why: '如有留言等待回复，本汇总于每天北京时间08:30发送一次。',
  },
  figures: {
    subject: '每周数据，{from}至{to}',
    intro: '截至周日的七天，括号内为之前七天。待处理事项为此刻的数量。',
    open: '查看这些日期',
    why: '您在“我的账号”中选择了每周数据邮件，因此每周一收到本邮件。',
  },
  unsubscribe: '不再接收此类邮件',
  roles: { admin: '管理员', super_admin: '超级管理员', customer: '客户' },
  invitation: {
    subject: '{company}邀请您加入',
    intro: '{company}邀请您加入团队，角色为{role}。请点击下方链接创建账号。',
    open: '创建账号',
    lapses: { other: '链接仅可使用一次，{count}天内有效。如与您无关，请忽略本邮件。' },
  },
  beneficiary: {
    first: '{by}已填写收款账户',
    proposed: '{by}提议更换收款账户',
    confirmed: '{by}已确认更换收款账户，{date}起生效',
    withdrawn: '{by}已撤回收款账户的变更',
    effective: '新的收款账户现已生效',
    warning: '如果您不知情，请立即撤回，并打电话给同事核实：可能有人冒用了他们的账号。',
    open: '打开页面',
  },
  emailChanged: {
    subject: '您在{company}的账号邮箱已更改',
    text: '{username}：此账号的邮件现在发送到另一个邮箱，不再发送到这里。',
    warning: '如非您本人操作，请立即发邮件至{email}：持有新邮箱的人可以申请重设密码。',
  },
  backupLate: {
    subject: '{company}的备份已逾期',
    backup: '最近一次成功的备份：{moment}。之后的备份失败或没有进行。',
    drill: '最近一次成功的恢复演练：{moment}。',
    never: '无',
    open: '查看备份',
  },
  reset: {
    subject: '重设{company}账号的密码',
    intro: '有人为账号“{username}”申请了新密码。',
    open: '设置新密码',
    lapses: {
      other: '链接仅可使用一次，{count}分钟内有效。如非您本人申请，请忽略本邮件，您的密码不会改变。',
    },
  },
  automatic: '本邮件由系统自动发出。如有疑问，请发邮件至{email}。',
} as const satisfies MailTexts;
