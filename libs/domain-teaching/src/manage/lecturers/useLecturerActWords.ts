import { v } from '@banyan/contracts';
import type { ManagedLecturerDetail } from '@banyan/contracts/teaching';
import { inLanguage } from '@banyan/core-console';
import type { ChangedField } from '@banyan/core-console/views';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../shared/useWords.ts';

type Change = ManagedLecturerDetail['history'][number]['changes'][number];
const text = v.object({ zh_cn: v.string(), en: v.optional(v.string()) });
const texts = v.array(v.string());

/** A stored value, read where it is a structure. */
function read(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}

/** Acts on a lecturer and what they changed, in words. */
export function useLecturerActWords() {
  const { i18n } = useTranslation('teaching');
  const { language, list, number, t } = useWords();
  const named = (key: string, otherwise: string) =>
    i18n.exists(`teaching:${key}`) ? t(key as 'manageLecturers.field.name') : otherwise;
  const value = (field: string, said: string | null) => {
    if (said === null) return null;
    const told = read(said);
    if (v.is(text, told)) return inLanguage(told, language);
    if (v.is(texts, told)) return list(told);
    if (field === 'price') return number(Number(said) / 100);
    if (field === 'state' || field === 'kind') return named(`manageLecturers.${field}.${said}`, said);
    return said;
  };
  return {
    act: (name: string) => named(`manageLecturers.did.${name.split('/').at(-1) ?? ''}`, name),
    change: ({ after, before, field }: Change): ChangedField => ({
      label: named(`manageLecturers.field.${field}`, field),
      before: value(field, before),
      after: value(field, after),
    }),
  };
}
