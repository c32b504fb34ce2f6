import type { ContentLanguage } from '../../db/localised.ts';
import { traditional } from '../../db/traditional.ts';

/** Text message about the decision on a person's request. */
export function decisionText(
  language: ContentLanguage,
  decision: { readonly portal: string; readonly address: string; readonly answer: string | null },
): string {
  const { address, answer, portal } = decision;
  if (language === 'en') {
    return answer === null
      ? `[${portal}] You may come in now. Log in with this phone number: ${address}`
      : `[${portal}] Your request for access was not approved: ${answer}`;
  }
  const toScript = language === 'zh_cn' ? (text: string) => text : traditional(language);
  // The administrator's words are not translated.
  return answer === null
    ? `${toScript(`【${portal}】你的访客申请已通过，请用本手机号登录：`)}${address}`
    : `${toScript(`【${portal}】你的访客申请未通过，原因：`)}${answer}`;
}
