import { useFailureText } from '@banyan/core-screen/views';
import { ErrorState, LinkButton } from '@banyan/ui';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';

export interface CourseFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** A course that failed to load for a technical reason. */
export function CourseFailed({ error, onRetry }: CourseFailedProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  return (
    <ErrorState
      level={2}
      title={t('course.failed')}
      text={failureText(error, t('course.kept'))}
      retryText={t('retry')}
      onRetry={onRetry}
      actions={<LinkButton href={detailLinks.catalogue.href()}>{t('refusal.others')}</LinkButton>}
    />
  );
}
