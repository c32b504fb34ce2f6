import type { MessagesLike } from '@banyan/core-session';
import {
  title,
  shell,
  search,
  language,
  user,
  loginDialog,
  relogin,
  ended,
  seeing,
  leave,
  connection,
} from './sections/frame.en.ts';
import { notFound, screenError } from './sections/errors.en.ts';
import { agreement } from './sections/agreement.en.ts';
import { home } from './sections/home.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title,
  shell,
  search,
  language,
  user,
  loginDialog,
  relogin,
  ended,
  seeing,
  leave,
  connection,
  notFound,
  screenError,
  agreement,
  home,
};

export default en;
