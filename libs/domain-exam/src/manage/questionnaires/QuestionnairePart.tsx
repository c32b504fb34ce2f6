import { screenHref } from '@banyan/contracts';
import { assessmentScreens, type ManagedQuestionnaireDetail } from '@banyan/contracts/exam';
import { HistoryList, RowPanel } from '@banyan/core-console/views';
import { Moment, RequestView, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, Facts, LinkButton, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { actsIn } from './actsIn.ts';
import type { QuestionnairesStore } from './QuestionnairesStore.ts';
import { QuestionnaireStateTag } from './QuestionnaireStateTag.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-bottom: 16px;

  & > div {
    display: flex;
    gap: 12px;
    width: 100%;
    justify-content: space-between;
  }
  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

interface ShownProps {
  questionnaire: ManagedQuestionnaireDetail;
  store: QuestionnairesStore;
}

const FactList = observer(function FactList({ questionnaire: one }: ShownProps) {
  const { number, t } = useWords();
  return (
    <Facts
      rows={[
        { name: t('manageQuestionnaires.column.kind'), value: t(`manageQuestionnaires.kind.${one.kind}`) },
        { name: t('manageQuestionnaires.owner'), value: one.owner === '' ? '–' : one.owner },
        {
          name: t('manageQuestionnaires.column.opens'),
          value: (
            <>
              <Moment at={one.opensAt} /> – <Moment at={one.closesAt} />
            </>
          ),
        },
        {
          name: t('manageQuestionnaires.column.names'),
          value: t(`manageQuestionnaires.names.${one.anonymous ? 'anonymous' : 'named'}`),
        },
        { name: t('manageQuestionnaires.column.questions'), value: number(one.questions) },
        {
          name: t('manageQuestionnaires.column.audience'),
          value:
            one.state === 'draft' || one.state === 'template'
              ? '–'
              : one.audience === null
                ? t('manageQuestionnaires.everyone')
                : number(one.audience),
        },
        { name: t('manageQuestionnaires.column.answered'), value: number(one.answered) },
      ]}
    />
  );
});

const Acts = observer(function Acts({ questionnaire: { id, state, title }, store }: ShownProps) {
  const { t } = useWords();
  const mayEdit = store.access.may('assessment.edit');
  return (
    <>
      <LinkButton variant="primary" href={screenHref(assessmentScreens.editQuestionnaire, { id })}>
        {t(mayEdit ? 'manageQuestionnaires.edit' : 'manageQuestionnaires.look')}
      </LinkButton>
      {state === 'draft' || state === 'template' ? null : (
        <LinkButton href={screenHref(assessmentScreens.questionnaireResults, { id })}>
          {t('manageQuestionnaires.results')}
        </LinkButton>
      )}
      {mayEdit ? (
        <Button onClick={() => store.openForm({ title, copyOf: id })}>{t('manageQuestionnaires.copy')}</Button>
      ) : null}
      {store.access.may('assessment.publish')
        ? actsIn(state)
            .filter((act) => act !== 'copy' && act !== 'publish')
            .map((act) => (
              <Button key={act} onClick={() => store.acts.ask({ act, chosen: { kind: 'rows', ids: [id] }, count: 1 })}>
                {t(`manageQuestionnaires.act.${act}`)}
              </Button>
            ))
        : null}
    </>
  );
});

const Shown = observer(function Shown({ questionnaire, store }: ShownProps) {
  const { t } = useWords();
  const { i18n } = useTranslation('exam');
  const [tab, setTab] = useState<'facts' | 'history'>('facts');
  const named = (key: string, otherwise: string) =>
    i18n.exists(`exam:${key}`) ? t(key as 'manageQuestionnaires.add') : otherwise;
  return (
    <>
      <Head>
        <div>
          <h2>{questionnaire.title}</h2>
          <QuestionnaireStateTag state={questionnaire.state} />
        </div>
        <Acts questionnaire={questionnaire} store={store} />
      </Head>
      <Tabs
        label={t('manageQuestionnaires.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            id: 'facts',
            label: t('manageQuestionnaires.tab.facts'),
            panel: <FactList questionnaire={questionnaire} store={store} />,
          },
          {
            id: 'history',
            label: t('manageQuestionnaires.tab.history'),
            panel: (
              <HistoryList
                label={t('manageQuestionnaires.tab.history')}
                entries={questionnaire.history.map(({ act, at, changes, id, who }) => ({
                  ...{ id, at, who: who === '' ? t('manageQuestionnaires.server') : who },
                  what: named(`manageQuestionnaires.did.${act.split('/').at(-1) ?? ''}`, act),
                  fields: changes.map(({ field, ...change }) => ({
                    ...change,
                    label: named(
                      `editQuestionnaire.setting.${field}`,
                      named(`manageQuestionnaires.field.${field}`, field),
                    ),
                  })),
                }))}
              />
            ),
          },
        ]}
      />
    </>
  );
});

export interface QuestionnairePartProps {
  store: QuestionnairesStore;
}

/** The questionnaire that is open beside the list: facts, acts, history. */
export const QuestionnairePart = observer(function QuestionnairePart({ store }: QuestionnairePartProps) {
  const { t } = useWords();
  const { detail, table } = store;
  const id = Number(table.opened);
  useShow(detail, () => detail.show(id), String(id));
  return (
    <RowPanel store={table} label={table.openedRow?.title ?? t('title.manageQuestionnaires')}>
      <RequestView
        request={detail}
        failed={t('manageQuestionnaires.gone')}
        skeleton={<DetailSkeleton label={t('manageQuestionnaires.loading')} />}
      >
        {(questionnaire) => <Shown questionnaire={questionnaire} store={store} />}
      </RequestView>
    </RowPanel>
  );
});
