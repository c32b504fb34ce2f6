import type { QuestionnaireDraft } from '@banyan/contracts/exam';
import { LatePart } from '@banyan/core-screen/views';
import { Notice, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { controlsFor, type Controls } from '../../questionnaire/items/controls.ts';
import { Item } from '../../questionnaire/items/Item.tsx';
import type { QuestionnaireStore } from '../../questionnaire/responses/QuestionnaireStore.ts';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';

const View = styled.div`
  & > h2 {
    margin-bottom: 12px;
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > h3 {
    margin-top: 8px;
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & section {
    grid-template-columns: 24px minmax(0, 1fr);
  }
  & section > header {
    display: grid;
    gap: 0;
  }
  & section > header > small {
    max-width: none;
  }
  & [data-choices] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sheet = observer(function Sheet({ sheet, controls }: { sheet: QuestionnaireStore; controls: Controls }) {
  const { t, list, number } = useWords();
  const { all, items } = sheet;
  const left = all.filter((item) => !items.includes(item));
  const anonymous = sheet.detail.value?.questionnaire.anonymous ?? false;
  return (
    <>
      {items.map((item) => (
        <Item key={item.id} {...{ item, anonymous, controls }} number={sheet.numberOf(item)} store={sheet} />
      ))}
      {left.length === 0 ? null : (
        <p role="status">
          {t('editQuestionnaire.leftOut', { list: list(left.map((item) => number(sheet.numberOf(item)))) })}
        </p>
      )}
    </>
  );
});

const Shown = observer(function Shown({ sheet }: { sheet: QuestionnaireStore }) {
  const detail = sheet.detail.value;
  if (detail === null || detail === undefined) return null;
  const controls = controlsFor(detail.items);
  if (typeof controls !== 'function') return <Sheet sheet={sheet} controls={controls} />;
  return (
    <LatePart load={controls} waiting={null}>
      {(loaded) => <Sheet sheet={sheet} controls={loaded} />}
    </LatePart>
  );
});

export interface PreviewProps {
  store: QuestionnaireEditorStore;
  draft: QuestionnaireDraft;
}

/** The sheet as colleagues see it: answers are tried, lead on as they will, and are never sent. */
export const Preview = observer(function Preview({ store, draft }: PreviewProps) {
  const { t } = useWords();
  const { language } = store;
  const sheet = useMemo(() => store.preview(draft, language), [store, draft, language]);
  useEffect(() => {
    sheet.show();
    return () => sheet.leave();
  }, [sheet]);
  const { owner, title } = sheet.detail.value?.questionnaire ?? { owner: '', title: '' };
  return (
    <View>
      <h2>{t('editQuestionnaire.asTheySee')}</h2>
      <Tag>{t(draft.anonymous ? 'questionnaire.anonymous' : 'questionnaire.named')}</Tag>
      <h3>{title}</h3>
      <p>{owner}</p>
      <p>{sheet.detail.value?.introduction}</p>
      {draft.items.length === 0 ? <Notice tone="info">{t('editQuestionnaire.noQuestions')}</Notice> : null}
      <Shown sheet={sheet} />
    </View>
  );
});
