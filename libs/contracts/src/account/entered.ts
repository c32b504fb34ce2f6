import { language } from '../common.ts';
import { userInfo } from './session.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Answer to a login. */
export const entered = v.object({
  /** The person who has logged in, with the new token. */
  userinfo: userInfo,
  /** End of the session, epoch ms. */
  expiresAt: epochMs,
  /** Language stored for the account by `switchLanguage`; null when none was chosen [SE-09]. */
  language: v.nullable(language),
});
