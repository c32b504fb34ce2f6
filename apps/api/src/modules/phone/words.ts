import { codeLifetimeS, type CodeUse } from '@banyan/contracts/account';
import type { ContentLanguage } from '../../db/localised.ts';
import { traditional } from '../../db/traditional.ts';

const minutes = codeLifetimeS / 60;

const purposes: Readonly<Record<CodeUse, { readonly zh: string; readonly en: string }>> = {
  login: { zh: '登录', en: 'log in' },
  reset: { zh: '重设密码', en: 'set a new password' },
  change: { zh: '更换手机号', en: 'change your phone number' },
  register: { zh: '注册', en: 'register' },
  outsider: { zh: '外部访客申请', en: 'ask for access as a visitor' },
};

/** Text of the message. It names the purpose of the code, so that nobody gives it away for another one. */
export function messageOf(purpose: CodeUse, code: string, portal: string, language: ContentLanguage): string {
  const words = purposes[purpose];
  if (language === 'en') {
    return `[${portal}] ${code} is your code to ${words.en}. It is good for ${minutes} minutes. Never share it.`;
  }
  const zh = `【${portal}】验证码 ${code}，用于${words.zh}，${minutes} 分钟内有效。请勿告诉他人。`;
  return language === 'zh_cn' ? zh : traditional(language)(zh);
}
