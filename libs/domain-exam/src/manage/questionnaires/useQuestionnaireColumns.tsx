import type { ManagedQuestionnaire } from '@banyan/contracts/exam';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { QuestionnaireStateTag } from './QuestionnaireStateTag.tsx';

const Named = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Columns of the list of questionnaires. */
export function useQuestionnaireColumns(): readonly ConsoleColumn<ManagedQuestionnaire>[] {
  const { number, t } = useWords();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('manageQuestionnaires.column.title'),
        width: 264,
        grow: 3,
        cell: ({ title }) => <Named title={title}>{title}</Named>,
      },
      {
        id: 'state',
        header: t('manageQuestionnaires.column.state'),
        width: 96,
        grow: 0,
        cell: ({ state }) => <QuestionnaireStateTag state={state} />,
      },
      {
        id: 'opens',
        header: t('manageQuestionnaires.column.opens'),
        width: 196,
        sorts: true,
        cell: ({ closesAt, opensAt }) => (
          <>
            <Moment at={opensAt} /> – <Moment at={closesAt} />
          </>
        ),
      },
      {
        id: 'audience',
        header: t('manageQuestionnaires.column.audience'),
        width: 88,
        grow: 0,
        align: 'end',
        cell: ({ audience, state }) =>
          state === 'draft' || state === 'template'
            ? '–'
            : audience === null
              ? t('manageQuestionnaires.everyone')
              : number(audience),
      },
      {
        id: 'answered',
        header: t('manageQuestionnaires.column.answered'),
        width: 104,
        grow: 0,
        align: 'end',
        cell: ({ answered, audience }) =>
          audience === null
            ? number(answered)
            : t('manageQuestionnaires.answeredOf', { n: number(answered), of: number(audience) }),
      },
      {
        id: 'questions',
        header: t('manageQuestionnaires.column.questions'),
        width: 88,
        grow: 0,
        align: 'end',
        cell: ({ questions }) => number(questions),
      },
      {
        id: 'names',
        header: t('manageQuestionnaires.column.names'),
        width: 116,
        grow: 0,
        cell: ({ anonymous }) => t(`manageQuestionnaires.names.${anonymous ? 'anonymous' : 'named'}`),
      },
      {
        id: 'changed',
        header: t('manageQuestionnaires.column.changed'),
        width: 148,
        sorts: true,
        cell: ({ changedAt, changedBy }) => (
          <>
            <Moment at={changedAt} /> {changedBy}
          </>
        ),
      },
    ],
    [t, number],
  );
}
