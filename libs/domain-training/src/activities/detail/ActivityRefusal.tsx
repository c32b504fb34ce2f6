import { ErrorCode } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, EmptyState, ErrorState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { activityLinks } from '../activity.links.ts';
import { useActivityWords } from '../shared/useWords.ts';

export interface ActivityRefusalProps {
  error: unknown;
  /** The address names nothing. */
  missing?: boolean;
  onRetry: () => void;
}

/** Why an activity does not open, with the next step. */
export const ActivityRefusal = observer(function ActivityRefusal({
  error,
  missing = false,
  onRetry,
}: ActivityRefusalProps) {
  const session = useSession();
  const { t } = useActivityWords();
  const failureText = useFailureText();
  const others = <LinkButton href={activityLinks.activities.href()}>{t('activity.others')}</LinkButton>;
  const code = refusalCode(error);
  if (missing || code === ErrorCode.notFound) {
    return (
      <EmptyState
        level={2}
        size={240}
        image="lost"
        label={t('activity.gone')}
        description={t('activity.goneText')}
        actions={others}
      />
    );
  }
  if (!session.loggedIn) {
    return (
      <EmptyState
        level={2}
        size={240}
        image="badge"
        label={t('activity.visitor')}
        description={t('activity.visitorText')}
        actions={
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('activity.login')}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      level={2}
      title={t('activity.failed')}
      text={failureText(error)}
      retryText={t('activity.retry')}
      onRetry={onRetry}
      actions={others}
    />
  );
});
