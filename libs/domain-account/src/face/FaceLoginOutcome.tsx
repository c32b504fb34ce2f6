import { Button, Notice } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FaceLoginProblem } from './faceLoginProblem.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;

export interface FaceLoginOutcomeProps {
  /** The obstacle; `noCamera`: this device has none. */
  problem: FaceLoginProblem | 'noCamera';
  /** Message of a failure that is no refusal. */
  failureText?: string;
  /** Leads to another way to log in; left out when there is none. */
  onOther?: (() => void) | undefined;
}

/** The message of a failed login by face, with the next step. */
export function FaceLoginOutcome({ failureText = '', onOther, problem }: FaceLoginOutcomeProps) {
  const { t } = useTranslation('face');
  const { t: shared } = useTranslation('account');
  /** Another way to log in goes below the notice: beside its words there is no room. */
  const withOther = (notice: ReactNode) => (
    <Parts>
      {notice}
      {onOther === undefined ? null : (
        <Button size="lg" block onClick={onOther}>
          {t('login.other')}
        </Button>
      )}
    </Parts>
  );
  if (problem === 'noCamera') {
    return withOther(
      <Notice tone="warn" title={t('check.noCamera')}>
        {t('login.noCamera')}
      </Notice>,
    );
  }
  if (problem.kind === 'other') {
    if (problem.triesLeft > 0) {
      return (
        <Notice tone="danger" live>
          {t('check.other', { count: problem.triesLeft })}
        </Notice>
      );
    }
    return withOther(
      <Notice tone="danger" live>
        {t('login.otherLast')}
      </Notice>,
    );
  }
  if (problem.kind === 'locked') {
    return (
      <Notice tone="danger" live>
        {shared('login.errors.accountLocked')}
      </Notice>
    );
  }
  if (problem.kind === 'failed') {
    return (
      <Notice tone="danger" live>
        {t('failedWhy', { why: failureText })}
      </Notice>
    );
  }
  if (problem.refusal === 'challengeOver') {
    return (
      <Notice tone="warn" live>
        {t('check.over')}
      </Notice>
    );
  }
  if (problem.refusal === 'tries') {
    return withOther(
      <Notice tone="warn" live>
        {t('check.tries', { minutes: Math.ceil(problem.retryAfterS / 60) })}
      </Notice>,
    );
  }
  const why = problem.refusal === 'notTrusted' ? 'notTrusted' : 'notEnrolled';
  return withOther(
    <Notice tone="info" live title={t(`login.${why}`)}>
      {t(`login.${why}Text`)}
    </Notice>,
  );
}
