import { v } from '@banyan/contracts';
import {
  enterpriseLanguages,
  enterpriseLimits,
  mostPeople,
  type EnterpriseDetail,
} from '@banyan/contracts/organisation';
import { messageKey } from '@banyan/ui/forms';

const needed = (max: number) =>
  v.pipe(v.string(), v.maxLength(max, messageKey('tooLong', { max })), v.regex(/\S/, 'required'));
const period = {
  host: v.pipe(v.string(), v.maxLength(enterpriseLimits.host, 'invalid')),
  userLimit: v.nullable(
    v.pipe(v.number(), v.integer('invalid'), v.minValue(1, 'invalid'), v.maxValue(mostPeople, 'invalid')),
  ),
  expiresOn: v.string(),
};

/** Rules of the form for host, limit and period. */
export const changeForm = v.object(period);
export type ChangeValues = v.InferOutput<typeof changeForm>;

/** Rules of the form for a new enterprise. */
export const newEnterpriseForm = v.object({
  ...period,
  name: needed(enterpriseLimits.name),
  host: needed(enterpriseLimits.host),
  languages: v.picklist(enterpriseLanguages),
  timeZone: v.string(),
  person: needed(enterpriseLimits.person),
  mail: v.pipe(needed(enterpriseLimits.mail), v.regex(/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, 'invalid')),
});
export type NewEnterpriseValues = v.InferOutput<typeof newEnterpriseForm>;

/** Values for a new enterprise, in the zone of this browser. */
export const newEnterprise = (language: string): NewEnterpriseValues => ({
  name: '',
  host: '',
  languages: language.startsWith('en') ? 'en' : 'zh_cn',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  userLimit: null,
  expiresOn: '',
  person: '',
  mail: '',
});

/** Values of the form for an enterprise as saved. */
export const valuesOf = ({ expiresOn, host, userLimit }: EnterpriseDetail): ChangeValues => ({
  host,
  userLimit,
  expiresOn,
});
