import { ErrorCode } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { ShownConversation } from './useConversation.ts';
import { Bubble } from './bubble.ts';
import type { Unsent } from './unsent.ts';

const Waiting = styled(Bubble)`
  & > p {
    opacity: 0.7;
  }
  &[data-failed] > small {
    color: var(--danger);
  }
  & > div {
    display: flex;
    justify-content: end;
    gap: 8px;
  }
`;

export interface UnsentLineProps {
  line: Unsent;
  store: ShownConversation;
}

/** A line that is on its way, or could not be sent: it is sent again under its own key, so that it comes once. */
export const UnsentLine = observer(function UnsentLine({ line, store }: UnsentLineProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { send } = store;
  const pending = send.isPending(line.clientId);
  const failure = send.failureOf(line.clientId);
  const why =
    failure === undefined
      ? t('private.notSent')
      : refusalCode(failure) === ErrorCode.messageBlocked
        ? t('private.refused')
        : failureText(failure, t('private.kept'));
  return (
    <Waiting data-mine="" data-failed={pending ? undefined : ''}>
      <p>{line.text}</p>
      <small role={failure === undefined ? undefined : 'alert'}>{pending ? t('private.sending') : why}</small>
      {pending ? null : (
        <div>
          <Button size="sm" variant="ghost" onClick={() => store.giveUp(line)}>
            {t('private.giveUp')}
          </Button>
          <Button size="sm" onClick={() => void send.run(line)}>
            {t('private.again')}
          </Button>
        </div>
      )}
    </Waiting>
  );
});
