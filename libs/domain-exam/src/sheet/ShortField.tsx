import { longestShortAnswer } from '@banyan/contracts/exam';
import { TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Fields = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 24px;
`;

/** Cuts a text to the longest that the server takes, counted in code units. */
const fitting = (text: string) => text.slice(0, longestShortAnswer);

/** A text with its count. */
export const ShortField = observer(function ShortField({ item }: { item: AnswerStore }) {
  const { attempt } = useDesk();
  const { t } = useWords();
  return (
    <Fields>
      <TextArea
        label={t('sheet.short')}
        placeholder={t('sheet.shortHint')}
        value={item.value.text}
        maxLength={longestShortAnswer}
        tooLongText={t('sheet.tooLong', { count: longestShortAnswer })}
        rows={8}
        maxRows={18}
        onChange={({ target }) => attempt.answer(item.id, { text: fitting(target.value) })}
      />
    </Fields>
  );
});
