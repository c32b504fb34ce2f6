import { useFailureText } from '@banyan/core-screen/views';
import { Card, Notice, SectionHeading, Switch } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Rules = styled.div`
  display: grid;
  gap: 4px;

  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > :last-child {
    margin-top: 8px;
  }
`;

export interface RulesCardProps {
  /** The name is hidden. */
  hidden: boolean;
  pending: boolean;
  /** Why the last change failed; undefined when it did not. */
  failure?: unknown;
  onHide: (hidden: boolean) => void;
}

/** The rules of the rankings, and whether the viewer's name is shown. */
export function RulesCard({ hidden, pending, failure, onHide }: RulesCardProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  return (
    <Card as="section" padding="md" aria-labelledby="rules">
      <SectionHeading size="sm" id="rules">
        {t('rank.rules')}
      </SectionHeading>
      <Rules>
        <p>{t('rank.ruleTies')}</p>
        <p>{t('rank.ruleWeek')}</p>
        <p>{t('rank.ruleHidden')}</p>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        <Switch checked={!hidden} pending={pending} onChange={(shown) => onHide(!shown)}>
          {t('rank.showName')}
        </Switch>
      </Rules>
    </Card>
  );
}
