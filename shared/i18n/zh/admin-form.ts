import type { form as english, signedOut as englishSignedOut } from '../en/admin-form.ts';
import type { SameShape } from '../translate.ts';

export const form = {
  removed: '已移除。',
  required: '* 为必填',
  restored: '您 {time} 填写但未保存的内容已恢复。',
  restoredOld: '您 {time} 填写的内容已恢复。此后其他人保存过，您保存时会合并双方的更改。',
  discard: '放弃这些内容',
  saving: '正在保存…',
  saved: '已保存',
  kept: '尚未保存',
  keptText: '内容暂存在本浏览器中，再次打开此表单时会自动恢复。',
  leaveTitle: '不保存就离开吗？',
  leaveText: '您在此填写的内容无法暂存，离开后将会丢失。',
  leavePictures: '您填写的内容暂存在本浏览器中，但已选的图片不会保留。',
  leave: '离开',
  stay: '留在此页',
  slow: '服务器已有十秒没有响应。您填写的内容没有丢失。',
  giveUp: '不再等待',
  away: '与服务器的连接已中断。页面内容保持不变，正在重试…',
  offline: '您已离线。页面内容保持不变，恢复连接后可继续操作。',
} as const satisfies SameShape<typeof english>;

export const signedOut = {
  title: '请重新登录',
  text: '您的登录已失效。本页内容保持不变：请以 {name} 的身份重新登录后继续。',
  password: '密码',
  code: '两步验证码',
  submit: '登录',
  anotherUser: '换其他账号',
} as const satisfies SameShape<typeof englishSignedOut>;
