import { useFormats, type Formats } from '@banyan/core-screen/views';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Texts of homework, with scores as people write them. */
export interface HomeworkWords extends Formats {
  readonly t: TFunction<'training'>;
  /** Tenths of a point as a number: 865 is 86.5. */
  readonly points: (tenths: number) => string;
}

/** The words of homework. */
export function useHomeworkWords(): HomeworkWords {
  const { t } = useTranslation('training');
  const formats = useFormats();
  return useMemo(() => ({ ...formats, t, points: (tenths) => formats.number(tenths / 10) }), [t, formats]);
}

/** Words of the button that copies a text. */
export function useCopyWords() {
  const { t } = useTranslation('training');
  return {
    copy: t('homework.unsent.copy'),
    copied: t('homework.unsent.copied'),
    failed: t('homework.unsent.copyFailed'),
  };
}
