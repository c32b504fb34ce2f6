import { screenHref } from '@banyan/contracts';
import { assessmentScreens } from '@banyan/contracts/exam';
import { AudienceEditor, DraftBar, PageHead, SidePanel, ThingView, useCrumbs } from '@banyan/core-console/views';
import { useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, LinkButton, Notice, useLeaveGuard } from '@banyan/ui';
import { History } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { ExamStateTag } from '../exams/ExamStateTag.tsx';
import { AboutExamFields } from './AboutExamFields.tsx';
import { ExamConflictDialog } from './ExamConflictDialog.tsx';
import { makeExamEditorStore, type ExamEditorStore } from './ExamEditorStore.ts';
import { Columns, Section } from './examEditorStyle.ts';
import { ExamVersions } from './ExamVersions.tsx';
import { LearnerView } from './LearnerView.tsx';
import { PaperTable } from './PaperTable.tsx';
import { PublishExamDialog } from './PublishExamDialog.tsx';
import { QuestionPicker } from './QuestionPicker.tsx';
import { RuleGroups } from './RuleGroups.tsx';
import { usePublishWords } from './usePublishWords.ts';
import { WindowFields } from './WindowFields.tsx';

const AudiencePanel = observer(function AudiencePanel({ store }: { store: ExamEditorStore }) {
  const { t } = useWords();
  const { audience } = store;
  if (audience === null) return null;
  const label = t('manageExam.setting.audience');
  return (
    <SidePanel
      wide
      label={label}
      place={label}
      onClose={() => store.closeAudience(false)}
      footer={
        <>
          <Button onClick={() => store.closeAudience(false)}>{t('manageExam.cancel')}</Button>
          <Button variant="primary" shut={!audience.isWhole} onClick={() => store.closeAudience(true)}>
            {t('manageExam.take')}
          </Button>
        </>
      }
    >
      <AudienceEditor store={audience} />
    </SidePanel>
  );
});

const Audience = observer(function Audience({ store }: { store: ExamEditorStore }) {
  const { t, number } = useWords();
  const { draft, saved } = store;
  const people = saved?.people ?? 0;
  const fault = store.faultOf('audience');
  return (
    <Section aria-label={t('manageExam.setting.audience')}>
      <header>
        <h2>{t('manageExam.setting.audience')}</h2>
        <p>{t('manageExam.people', { count: people, n: number(people) })}</p>
      </header>
      <div>
        <p>{t(draft?.audience === null ? 'manageExam.audienceEveryone' : 'manageExam.audienceSome')}</p>
        {fault === undefined ? null : <p role="alert">{t(`manageExam.rule.${fault.rule}`)}</p>}
        <Button size="sm" onClick={() => store.openAudience()}>
          {t('manageExam.audienceChange')}
        </Button>
      </div>
    </Section>
  );
});

const Shown = observer(function Shown({ store }: { store: ExamEditorStore }) {
  const { t, language, number } = useWords();
  const { effect } = usePublishWords();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const isEnglish = language.startsWith('en');
  const [shownIn, setShownIn] = useState<'en' | 'zh_cn'>(isEnglish ? 'en' : 'zh_cn');
  const { draft, saved } = store;
  const title = (isEnglish ? draft?.title.en : undefined) ?? draft?.title.zh_cn ?? '';
  useLeaveGuard(store.isUnsaved);
  useCrumbs(title);
  if (draft === null || saved === null) return null;
  // A draft that was never published can be published as it is.
  const changes = saved.state === 'draft' ? Math.max(1, saved.changes.length) : saved.changes.length;
  return (
    <>
      <PageHead
        title={
          <>
            {title} <ExamStateTag state={saved.state} />
          </>
        }
        sentence={
          store.faults.length > 0
            ? t('manageExam.faults', { count: store.faults.length, n: number(store.faults.length) })
            : saved.state === 'draft'
              ? t('manageExam.neverPublished')
              : saved.version === 0
                ? t('manageExam.brought')
                : t('manageExam.versionIs', { n: number(saved.version) })
        }
        actions={
          <>
            <Button icon={<History size={16} aria-hidden="true" />} onClick={() => store.openVersions(true)}>
              {t('manageExam.versions')}
            </Button>
            {saved.state === 'draft' || draft.kind === 'offline' ? null : (
              <LinkButton href={screenHref(assessmentScreens.watchExam, { id: saved.id })}>
                {t('manageExams.watch')}
              </LinkButton>
            )}
            {saved.state === 'draft' ? null : (
              <LinkButton href={screenHref(assessmentScreens.examResults, { id: saved.id })}>
                {t('manageExams.results')}
              </LinkButton>
            )}
            <LinkButton href={assessmentScreens.manageExams.path}>{t('manageExam.allExams')}</LinkButton>
          </>
        }
      />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      <DraftBar
        state={store.state}
        savedAt={saved.savedAt}
        changes={changes}
        {...(changes === 0 ? {} : { sentence: saved.mayPublish ? effect(store) : t('manageExam.othersPublish') })}
        pending={store.publishing.isPending()}
        onRetry={() => void store.saveNow()}
        onPublish={() => void store.ask()}
        {...(saved.revision === 0 || saved.state === 'draft'
          ? {}
          : {
              onDiscard: () => {
                setFailure(undefined);
                store.discard().catch(setFailure);
              },
            })}
      />
      <Columns>
        <div>
          <Section aria-label={t('manageExam.about')}>
            <header>
              <h2>{t('manageExam.about')}</h2>
            </header>
            <AboutExamFields store={store} />
          </Section>
          <Section aria-label={t('manageExam.paper')}>
            <header>
              <h2>{t('manageExam.paper')}</h2>
              <p>{t('manageExam.paperHint')}</p>
            </header>
            <PaperTable store={store} />
          </Section>
          <Section aria-label={t('manageExam.window')}>
            <header>
              <h2>{t('manageExam.window')}</h2>
            </header>
            <WindowFields store={store} />
          </Section>
          <Audience store={store} />
          <RuleGroups store={store} />
        </div>
        <aside aria-label={t('manageExam.learnerReads')}>
          <LearnerView store={store} language={shownIn} onLanguage={setShownIn} />
        </aside>
      </Columns>
      <AudiencePanel store={store} />
      {store.picking === '' ? null : <QuestionPicker key={store.picking} store={store} />}
      {store.versionsOpen ? <ExamVersions store={store} /> : null}
      <PublishExamDialog store={store} />
      <ExamConflictDialog store={store} />
    </>
  );
});

/** The editor of an exam: paper, window, audience, rules, and what learners will read; saved by itself, published by hand. */
export const ExamEditorPage = observer(function ExamEditorPage() {
  const { id = '' } = useParams();
  const store = examDomain.useStore(makeExamEditorStore, Number(id));
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  return (
    <ThingView
      request={store.exam}
      title={t('title.editExam')}
      listHref={assessmentScreens.manageExams.path}
      listText={t('manageExam.allExams')}
      failed={t('manageExams.gone')}
      loading={t('manageExams.loading')}
    >
      {() => <Shown store={store} />}
    </ThingView>
  );
});
