import { login } from './sections/login.zh.ts';

/** This domain's texts that several of its screens share; the other sets are checked against this one. */
const zh = {
  title: { login: '登录', register: '注册' },
  login,
} as const;

export default zh;
