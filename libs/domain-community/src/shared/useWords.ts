import { communityLimits } from '@banyan/contracts/community';
import { useFormats, type Formats } from '@banyan/core-screen/views';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** This domain's texts, with numbers in words. */
export interface Words extends Formats {
  readonly t: TFunction<'community'>;
  /** A number of posts; beyond the limit of counting, says that there are more. */
  readonly posts: (count: number) => string;
}

/** The words of this domain. */
export function useWords(): Words {
  const { t } = useTranslation('community');
  const formats = useFormats();
  return useMemo(() => {
    const posts = (count: number) => `${formats.number(count)}${count < communityLimits.counted ? '' : '+'}`;
    return { ...formats, t, posts };
  }, [t, formats]);
}
