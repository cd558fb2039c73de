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
  unsubscribe: '不再接收此类邮件',
  roles: { admin: '管理员', super_admin: '超级管理员', customer: '客户' },
  invitation: {
    subject: '{company}邀请您加入',
    intro: '{company}邀请您加入团队，角色为{role}。请点击下方链接创建账号。',
    open: '创建账号',
    lapses: { other: '链接仅可使用一次，{count}天内有效。如与您无关，请忽略本邮件。' },
  },
  emailChanged: {
    subject: '您在{company}的账号邮箱已更改',
    text: '{username}：此账号的邮件现在发送到另一个邮箱，不再发送到这里。',
    warning: '如非您本人操作，请立即发邮件至{email}：持有新邮箱的人可以申请重设密码。',
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
