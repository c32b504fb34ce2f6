import { useFailureText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, EmptyState, ErrorState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { examLinks } from '../exam.links.ts';
import { examRefusalOf } from './refusal.ts';
import { useWords } from './useWords.ts';

export interface ExamRefusalProps {
  /** Kind of thing that the address names. */
  of: 'exam' | 'attempt';
  error: unknown;
  /** The address names nothing. */
  missing?: boolean;
  onRetry: () => void;
}

const drawings = { notFound: 'lost', notVisible: 'gate', closed: 'stump' } as const;

/** Why a screen about an exam does not open, with a next step for each reason. */
export const ExamRefusal = observer(function ExamRefusal({ of, error, missing = false, onRetry }: ExamRefusalProps) {
  const session = useSession();
  const { t } = useWords();
  const failureText = useFailureText();
  const others = <LinkButton href={examLinks.exams.href()}>{t('refusal.others')}</LinkButton>;
  if (!session.loggedIn) {
    return (
      <EmptyState
        level={2}
        size={240}
        image="badge"
        label={t(`refusal.visitor.${of}`)}
        description={t('refusal.visitorText')}
        actions={
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('refusal.login')}
          </Button>
        }
      />
    );
  }
  const kind = missing ? 'notFound' : examRefusalOf(error);
  if (kind === null) {
    return (
      <ErrorState
        level={2}
        title={t(`refusal.failed.${of}`)}
        text={failureText(error, t('refusal.kept'))}
        retryText={t('refusal.retry')}
        onRetry={onRetry}
        actions={others}
      />
    );
  }
  return (
    <EmptyState
      level={2}
      size={240}
      image={drawings[kind]}
      label={t(`refusal.${kind}.${of}`)}
      description={t(`refusal.${kind}.text`)}
      actions={others}
    />
  );
});
