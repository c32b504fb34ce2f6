import { ErrorCode } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, EmptyState, ErrorState, LinkButton } from '@banyan/ui';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useProgrammeWords } from './useProgrammeWords.ts';
import { trainingLinks } from '../training.links.ts';

export interface ProgrammeFailureProps {
  error: unknown;
  /** The address names nothing. */
  missing?: boolean;
  onRetry: () => void;
}

/** Why a programme does not open, with the next step. */
export const ProgrammeFailure = observer(function ProgrammeFailure({
  error,
  missing = false,
  onRetry,
}: ProgrammeFailureProps) {
  const { t } = useProgrammeWords();
  const session = useSession();
  const failureText = useFailureText();
  const others = <LinkButton href={trainingLinks.programmes.href()}>{t('programme.others')}</LinkButton>;
  if (!session.mayLookAround) {
    return (
      <EmptyState
        level={2}
        size={240}
        image="badge"
        label={t('programme.visitor')}
        description={t('programme.visitorText')}
        actions={
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('programme.logIn')}
          </Button>
        }
      />
    );
  }
  if (missing || refusalCode(error) === ErrorCode.notFound) {
    return (
      <EmptyState
        level={2}
        size={240}
        image="lost"
        label={t('programme.missing')}
        description={t('programme.missingText')}
        actions={others}
      />
    );
  }
  return (
    <ErrorState
      level={2}
      title={t('programme.failed')}
      text={failureText(error)}
      retryText={t('programme.retry')}
      onRetry={onRetry}
      actions={others}
    />
  );
});
