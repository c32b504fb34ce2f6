import { screenHref } from '@banyan/contracts';
import { assessmentScreens } from '@banyan/contracts/exam';
import { DraftBar, PageHead, ThingView, useCrumbs, ViewTabs } from '@banyan/core-console/views';
import { useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, LinkButton, Notice, SegmentedControl, useLeaveGuard } from '@banyan/ui';
import { History } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { QuestionnaireStateTag } from '../questionnaires/QuestionnaireStateTag.tsx';
import { AudienceTab } from './AudienceTab.tsx';
import { BuildTab } from './BuildTab.tsx';
import { PublishQuestionnaire, QuestionnaireConflict, QuestionnaireVersions, useEffectWords } from './Dialogs.tsx';
import { makeQuestionnaireEditorStore, type QuestionnaireEditorStore } from './EditorStore.ts';
import { said } from './previewOf.ts';
import { SettingsTab } from './SettingsTab.tsx';

const tabs = ['build', 'audience', 'settings'] as const;

/** The language of an author's texts that a reader of the console reads. */
const readIn = (language: string) => (language.startsWith('en') ? 'en' : 'zh_cn');

const Head = observer(function Head({ store }: { store: QuestionnaireEditorStore }) {
  const { t, language, number } = useWords();
  const { draft, saved } = store.draft;
  if (draft === null || saved === null) return null;
  const { id, state, version } = saved;
  const faults = store.faults.length;
  return (
    <PageHead
      title={
        <>
          {said(draft.title, readIn(language))} <QuestionnaireStateTag state={state} />
        </>
      }
      sentence={
        faults > 0 && state !== 'template'
          ? t('editQuestionnaire.faults', { count: faults, n: number(faults) })
          : state === 'template'
            ? t('editQuestionnaire.isTemplate')
            : state === 'draft'
              ? t('editQuestionnaire.neverPublished')
              : version === 0
                ? t('editQuestionnaire.brought')
                : t('editQuestionnaire.versionIs', { n: number(version) })
      }
      actions={
        <>
          <SegmentedControl
            label={t('editQuestionnaire.language')}
            value={store.language}
            options={(['zh_cn', 'en'] as const).map((value) => ({ value, label: t(`manageExam.language.${value}`) }))}
            onChange={(language) => store.writeIn(language)}
          />
          <Button icon={<History size={16} aria-hidden="true" />} onClick={() => store.draft.openVersions(true)}>
            {t('editQuestionnaire.versions')}
          </Button>
          {state === 'draft' || state === 'template' ? null : (
            <LinkButton href={screenHref(assessmentScreens.questionnaireResults, { id })}>
              {t('manageQuestionnaires.results')}
            </LinkButton>
          )}
          <LinkButton href={assessmentScreens.manageQuestionnaires.path}>{t('editQuestionnaire.all')}</LinkButton>
        </>
      }
    />
  );
});

const Shown = observer(function Shown({ store }: { store: QuestionnaireEditorStore }) {
  const { t, language } = useWords();
  const effect = useEffectWords();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const [tab, setTab] = useState<(typeof tabs)[number]>('build');
  const { draft, saved, state } = store.draft;
  useLeaveGuard(store.draft.isUnsaved);
  useCrumbs(draft === null ? '' : said(draft.title, readIn(language)));
  if (draft === null || saved === null) return null;
  // A draft that was never published can be published as it is.
  const changes = saved.state === 'draft' ? Math.max(1, saved.changes.length) : saved.changes.length;
  return (
    <>
      <Head store={store} />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {saved.mayEdit ? (
        <DraftBar
          state={state}
          savedAt={saved.savedAt}
          changes={changes}
          {...(changes === 0 || saved.state === 'template'
            ? {}
            : { sentence: saved.mayPublish ? effect(store) : t('editQuestionnaire.othersPublish') })}
          pending={store.draft.publishing.isPending()}
          onRetry={() => void store.draft.saveNow()}
          {...(saved.mayPublish && saved.state !== 'template' ? { onPublish: () => void store.draft.ask() } : {})}
          {...(saved.revision === 0 || saved.state === 'draft' || saved.state === 'template'
            ? {}
            : {
                onDiscard: () => {
                  setFailure(undefined);
                  store.draft.discard().catch(setFailure);
                },
              })}
        />
      ) : (
        <Notice tone="info">{t('manageQuestionnaires.lookOnly')}</Notice>
      )}
      <ViewTabs
        label={t('editQuestionnaire.parts')}
        selected={tab}
        views={tabs.map((id) => ({ id, label: t(`editQuestionnaire.tab.${id}`) }))}
        onSelect={(id) => setTab(tabs.find((one) => one === id) ?? 'build')}
      />
      {tab === 'build' ? <BuildTab store={store} draft={draft} /> : null}
      {tab === 'audience' ? <AudienceTab store={store} /> : null}
      {tab === 'settings' ? <SettingsTab store={store} /> : null}
      {store.draft.versionsOpen ? <QuestionnaireVersions store={store} /> : null}
      <PublishQuestionnaire store={store} />
      <QuestionnaireConflict store={store} />
    </>
  );
});

/** The editor of a questionnaire: questions, audience, settings, and the sheet as learners see it. */
export const QuestionnaireEditorPage = observer(function QuestionnaireEditorPage() {
  const { id = '' } = useParams();
  const store = examDomain.useStore(makeQuestionnaireEditorStore, Number(id));
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  return (
    <ThingView
      request={store.draft.request}
      title={t('title.editQuestionnaire')}
      listHref={assessmentScreens.manageQuestionnaires.path}
      listText={t('editQuestionnaire.all')}
      failed={t('manageQuestionnaires.gone')}
      loading={t('manageQuestionnaires.loading')}
    >
      {() => <Shown store={store} />}
    </ThingView>
  );
});
