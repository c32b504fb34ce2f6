import type { MessagesLike } from '@banyan/core-session';
import { login } from './sections/login.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title: { login: 'Log in', register: 'Register' },
  login,
};

export default en;
