import { SidePanel } from '@banyan/core-console/views';
import { ListView } from '@banyan/core-screen/views';
import { Button, Checkbox } from '@banyan/ui';
import { SearchField } from '@banyan/ui/fields';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { ExamEditorStore } from './ExamEditorStore.ts';

const Rows = styled.ul`
  margin-top: 12px;

  & > li {
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

export interface QuestionPickerProps {
  store: ExamEditorStore;
}

/** The questions of a section's bank, to be named one by one: everybody gets these. */
export const QuestionPicker = observer(function QuestionPicker({ store }: QuestionPickerProps) {
  const { t, number } = useWords();
  const [q, setQ] = useState('');
  const named = store.pickedPart?.questions ?? [];
  const close = () => store.pick('');
  return (
    <SidePanel
      label={t('manageExam.pick')}
      place={t('manageExam.namedQuestions', { n: number(named.length) })}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {t('manageExam.take')}
        </Button>
      }
    >
      <SearchField
        label={t('manageExam.findQuestion')}
        value={q}
        onChange={(words) => {
          setQ(words);
          void store.questions.show(words);
        }}
      />
      <ListView
        list={store.questions}
        label={t('manageExam.pick')}
        failed={t('manageExam.questionsFailed')}
        empty={<p>{t('manageExam.tag.none')}</p>}
        frame={(rows, label) => <Rows aria-label={label}>{rows}</Rows>}
      >
        {({ difficulty, id, stem }) => (
          <li>
            <Checkbox checked={named.includes(id)} onChange={() => store.toggleQuestion(id)}>
              {stem} {t(`manageExam.difficulty.${difficulty as 1 | 2 | 3}`)}
            </Checkbox>
          </li>
        )}
      </ListView>
    </SidePanel>
  );
});
