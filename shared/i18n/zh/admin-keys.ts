import type { keys as english } from '../en/admin-keys.ts';
import type { SameShape } from '../translate.ts';

export const keys = {
  title: '键盘',
  isOn: '启用快捷键',
  everywhere: '所有页面',
  inboxes: '留言和聊天',
  search: '搜索和跳转',
  bulk: '对所选行的操作',
  help: '显示快捷键',
  save: '保存表单',
  next: '下一条',
  previous: '上一条',
  reply: '写回复',
  resolve: '标为已处理并打开下一条',
  unread: '标为未读',
  phrases: '快捷回复',
  send: '发送回复（聊天：Enter）',
  leave: '离开回复框',
  quotes: '询价',
  columns: '下一列、上一列',
  assignMe: '分配给我',
  open: '打开',
} as const satisfies SameShape<typeof english>;
