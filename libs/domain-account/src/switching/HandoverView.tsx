import { homePath } from '@banyan/contracts/account';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, LinkButton, Notice, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HandoverProblem } from './handoverProblem.ts';

const Parts = styled.div`
  display: grid;
  gap: 16px;

  & > h1 {
    margin: 0;
    font-size: var(--t24);
    line-height: 36px;
    font-weight: 600;
  }
  & > p {
    color: var(--ink-2);
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 8px;
`;

export interface HandoverViewProps {
  /** Target of the login. */
  readonly portal: string;
  /** Null while the login is under way. */
  readonly problem: HandoverProblem | null;
  readonly failure: unknown;
  /** Whether somebody is logged in here already. */
  readonly loggedIn: boolean;
  /** The login page, with the address to return to. */
  readonly loginHref: string;
  readonly onRetry: () => void;
  /** Tries as a learner after a refusal as an administrator. */
  readonly onLearner: () => void;
}

/** A login under way, or the reason of its failure with the next steps. */
export function HandoverView(props: HandoverViewProps) {
  const { failure, loggedIn, loginHref, onLearner, onRetry, portal, problem } = props;
  const { t } = useTranslation('switching');
  const failureText = useFailureText();
  if (problem === null) {
    return (
      <Parts>
        <h1>{t('transfer.heading', { portal })}</h1>
        <p>{t('transfer.text')}</p>
        <SkeletonRegion label={t('transfer.title')}>
          <SkeletonLine width="60%" />
        </SkeletonRegion>
      </Parts>
    );
  }
  return (
    <Parts>
      <h1>{t('transfer.failed')}</h1>
      <Notice tone="danger" live>
        {problem === 'other' ? failureText(failure) : t(`transfer.${problem}`)}
      </Notice>
      <Ways>
        {problem === 'other' ? (
          <Button variant="primary" size="lg" onClick={onRetry}>
            {t('transfer.retry')}
          </Button>
        ) : null}
        {problem === 'adminsOnly' ? (
          <Button variant="primary" size="lg" onClick={onLearner}>
            {t('transfer.asLearner')}
          </Button>
        ) : null}
        <LinkButton
          size="lg"
          variant={problem === 'other' || problem === 'adminsOnly' || loggedIn ? 'normal' : 'primary'}
          href={loginHref}
        >
          {t('transfer.toLogin')}
        </LinkButton>
        {loggedIn ? (
          <LinkButton size="lg" href={homePath}>
            {t('transfer.home')}
          </LinkButton>
        ) : null}
      </Ways>
    </Parts>
  );
}
