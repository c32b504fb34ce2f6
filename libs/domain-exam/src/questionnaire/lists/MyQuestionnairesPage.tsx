import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { examDomain } from '../../exam.domain.ts';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { QuestionnaireRow } from './QuestionnaireRow.tsx';
import { makeMyQuestionnairesStore } from './QuestionnairesStore.ts';

/** Questionnaires and votes that the learner has answered. */
export const MyQuestionnairesPage = observer(function MyQuestionnairesPage() {
  const { list } = examDomain.useStore(makeMyQuestionnairesStore);
  const { t } = useWords();
  useShow(list, () => list.show());
  useRefresh(() => list.refresh());
  return (
    <ListPage
      title={t('title.myQuestionnaires')}
      description={t('questionnaire.mineText')}
      list={list}
      label={t('questionnaire.mine')}
      failed={t('questionnaire.listFailed')}
      empty={
        <EmptyState
          level={2}
          label={t('questionnaire.none.answered')}
          description={t('questionnaire.noneMine')}
          actions={
            <LinkButton variant="primary" href={examLinks.questionnaires.href({ tab: 'open' })}>
              {t('questionnaire.toOpen')}
            </LinkButton>
          }
        />
      }
    >
      {(card) => <QuestionnaireRow card={card} />}
    </ListPage>
  );
});
