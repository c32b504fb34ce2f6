import { useSession } from '@banyan/core-session';
import { Button, Card } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { Sentence } from './Sentence.tsx';

const Panel = styled(Card)`
  margin-top: 12px;
  padding: 14px 20px 12px;
`;

/** Under the picture, for visitors: what they would gain by logging in. The player does not come for them [CO-05]. */
export function VisitorEvidence() {
  const session = useSession();
  const { t } = useWords();
  return (
    <Panel forwardedAs="section" padding="none" aria-label={t('evidence.label')}>
      <Sentence>
        <p>{t('evidence.visitor')}</p>
        <Button size="sm" onClick={() => session.requireLogin()}>
          {t('evidence.login')}
        </Button>
      </Sentence>
    </Panel>
  );
}
