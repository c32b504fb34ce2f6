import type { Language } from '@banyan/contracts';
import { contentLanguages, type ContentLanguage } from '../../../db/localised.ts';
import { offersSwitch, settleLanguage } from '../../../http/language.ts';
import type { EnterpriseRow } from '../../../platform/enterprise.ts';

/** Language of a person's mail: as the portal's, without a page that asks for another. */
export function languageOf(chosen: Language | null, enterprise: EnterpriseRow): ContentLanguage {
  const { eid, language: own, languages, switchLanguage } = enterprise;
  const offered = offersSwitch(eid, switchLanguage, own)
    ? contentLanguages.filter((one) => languages.includes(one))
    : [];
  return settleLanguage({ asked: 'auto', chosen, own, offered, browser: '' });
}
