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
} from './sections/frame.zh.ts';
import { notFound, screenError } from './sections/errors.zh.ts';
import { agreement } from './sections/agreement.zh.ts';
import { home } from './sections/home.zh.ts';

/** The portal's own texts; the other sets are checked against this one. */
const zh = {
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
} as const;

export default zh;
