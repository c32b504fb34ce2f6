import { longestGap } from '@banyan/contracts/exam';
import { TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Gaps = styled.div`
  display: grid;
  gap: 16px;
  max-width: 480px;
  margin-top: 24px;
`;

/** One line for each gap. */
export const GapField = observer(function GapField({ item }: { item: AnswerStore }) {
  const { attempt } = useDesk();
  const { t } = useWords();
  const { gaps } = item.value;
  const fill = (index: number, text: string) =>
    attempt.answer(item.id, {
      gaps: Array.from({ length: item.question.gaps }, (_, other) => (other === index ? text : (gaps[other] ?? ''))),
    });
  return (
    <Gaps>
      {Array.from({ length: item.question.gaps }, (_, index) => (
        <TextField
          key={index}
          label={t('sheet.gap', { no: index + 1 })}
          placeholder={t('sheet.gapHint')}
          value={gaps[index] ?? ''}
          maxLength={longestGap}
          autoComplete="off"
          onChange={({ target }) => fill(index, target.value)}
        />
      ))}
    </Gaps>
  );
});
