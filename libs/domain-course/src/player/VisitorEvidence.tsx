import { useSession } from '@banyan/core-session';
import { Button } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';
import { Panel, Sentence } from './evidence-style.ts';

/** Below the picture, for visitors: the benefits of logging in. It does not load the player. */
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
