import { useSession } from '@banyan/core-session';
import { Button, EmptyState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { detailLinks } from '../detail.links.ts';
import { useWords } from '../shared/useWords.ts';
import { CourseFailed } from './CourseFailed.tsx';
import { courseRefusalOf, refusalDrawing } from './courseRefusals.ts';

export interface CourseRefusalProps {
  error: unknown;
  /** The address names no course. */
  missing?: boolean;
  /** Id of the course, if it can be bought again. */
  courseId?: number | null;
  onRetry: () => void;
}

/** Reason why a course does not open, with a way on for each. */
export const CourseRefusal = observer(function CourseRefusal({
  error,
  missing = false,
  courseId = null,
  onRetry,
}: CourseRefusalProps) {
  const session = useSession();
  const { t } = useWords();
  const kind = missing ? 'notFound' : courseRefusalOf(error);
  const others = <LinkButton href={detailLinks.catalogue.href()}>{t('refusal.others')}</LinkButton>;
  if (kind === null) return <CourseFailed error={error} onRetry={onRetry} />;
  // A place may be free by now; visibility depends on the viewer.
  const first =
    kind === 'expired' && courseId !== null ? (
      <LinkButton variant="primary" href={detailLinks.pay.href({ item: 'course', id: courseId })}>
        {t('buy.again')}
      </LinkButton>
    ) : kind === 'full' ? (
      <Button onClick={onRetry}>{t('retry')}</Button>
    ) : kind === 'notVisible' && !session.loggedIn ? (
      <Button variant="primary" onClick={() => session.requireLogin()}>
        {t('evidence.login')}
      </Button>
    ) : null;
  return (
    <EmptyState
      level={2}
      size={240}
      image={refusalDrawing[kind]}
      label={t(`refusal.${kind}.title`)}
      description={t(`refusal.${kind}.text`)}
      actions={
        <>
          {first}
          {others}
        </>
      }
    />
  );
});
