import type { CallOutput } from '@banyan/contracts';
import type { countryCodes } from '@banyan/contracts/account';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { ContentLanguage } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';

const tags: Readonly<Record<ContentLanguage, string>> = {
  zh_cn: 'zh-Hans-CN',
  zh_tw: 'zh-Hant-TW',
  zh_hk: 'zh-Hant-HK',
  en: 'en',
};
const first = 'CN';

/** Countries with their codes, by name; China, the most frequent one, before all others. */
export function listCountries({ viewer }: CallContext): CallOutput<typeof countryCodes> {
  const tag = tags[viewer.language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const compare = new Intl.Collator(tag).compare;
  const countries = getCountries()
    .map((region) => ({ region, code: getCountryCallingCode(region), name: names.of(region) ?? region }))
    .sort((a, b) => Number(b.region === first) - Number(a.region === first) || compare(a.name, b.name));
  return { countries };
}
