import { login } from './sections/login.zh.ts';

/** Texts shared by several screens of this domain; the other sets are checked against this one. */
const zh = {
  title: { login: '登录', register: '注册' },
  login,
} as const;

export default zh;
