import type { api as english } from '../en/admin-api.ts';
import type { SameShape } from '../translate.ts';

export const api = {
  title: '接口文档',
  text: '页面与服务器使用的全部接口，由接口声明自动生成。未列出的接口无法访问。接口名称与用途说明为英文。',
  document: '导出为 OpenAPI 3.1',
  searchLabel: '对象、路径或用途（英文）',
  count: { other: '共 {count} 个接口' },
  none: '没有符合条件的接口。',
  parameters: '参数',
  body: '请求体',
  answer: '响应',
  errors: '错误',
  permission: {
    anyone: '所有人',
    identity: '任何账号，包括尚未设置两步验证的账号',
    account: '任何账号',
    staff: '员工',
    users: '超级管理员',
  },
  where: { path: '路径参数', query: '查询参数', header: '请求头' },
} as const satisfies SameShape<typeof english>;
