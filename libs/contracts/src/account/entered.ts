import { language } from '../common.ts';
import { userInfo } from './session.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Who has come in. */
export const entered = v.object({
  /** The person who has logged in, with the new token. */
  userinfo: userInfo,
  /** End of the session, epoch ms. */
  expiresAt: epochMs,
  /** The one kept for the account by `switchLanguage`, null when none was chosen [SE-09]. */
  language: v.nullable(language),
});
