import { Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Line = styled.div`
  position: sticky;
  top: 88px;
  z-index: 1;
  padding-top: 16px;
`;

/** The last words of supervisors, and the time that they gave; they stay until they are read. */
export const SupervisorWords = observer(function SupervisorWords() {
  const { attempt } = useDesk();
  const { t } = useWords();
  const { words } = attempt;
  if (words === null) return null;
  const { minutes, text } = words;
  return (
    <Line>
      <Notice tone="info" live onDismiss={() => attempt.readWords()} dismissText={t('sheet.close')}>
        {minutes > 0 ? t('sheet.told.time', { count: minutes, text }) : t('sheet.told.words', { text })}
      </Notice>
    </Line>
  );
});
