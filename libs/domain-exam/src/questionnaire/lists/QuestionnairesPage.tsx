import { questionnairesQuery, questionnaireTabs } from '@banyan/contracts/exam';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { QuestionnaireRow } from './QuestionnaireRow.tsx';
import { makeQuestionnairesStore } from './QuestionnairesStore.ts';

/** Questionnaires and votes for the learner. */
export const QuestionnairesPage = observer(function QuestionnairesPage() {
  const { list } = examDomain.useStore(makeQuestionnairesStore);
  const [params] = useSearchParams();
  const query = questionnairesQuery.read(params);
  const { t } = useWords();
  useShow(list, () => list.show(query), query.tab, query.keyword);
  useRefresh(() => list.refresh());
  return (
    <ListPage
      title={t('title.questionnaires')}
      actions={
        <SegmentedControl
          label={t('questionnaire.which')}
          value={query.tab}
          options={questionnaireTabs.map((tab) => ({
            value: tab,
            label: t(`questionnaire.tab.${tab}`),
            href: examLinks.questionnaires.href({ ...query, tab }),
          }))}
        />
      }
      list={list}
      label={t('questionnaire.list')}
      failed={t('questionnaire.listFailed')}
      empty={
        <EmptyState
          level={2}
          label={t(`questionnaire.none.${query.tab}`)}
          description={t('questionnaire.noneText')}
          actions={
            query.tab === 'all' ? undefined : (
              <LinkButton href={examLinks.questionnaires.href()}>{t('questionnaire.all')}</LinkButton>
            )
          }
        />
      }
    >
      {(card) => <QuestionnaireRow card={card} />}
    </ListPage>
  );
});
