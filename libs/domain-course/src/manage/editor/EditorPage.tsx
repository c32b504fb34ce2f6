import { screenHref } from '@banyan/contracts';
import { courseManageScreens, courseScreens } from '@banyan/contracts/course';
import { AudienceEditor, DraftBar, PageHead, SidePanel, ThingView } from '@banyan/core-console/views';
import { useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, LinkButton, Notice, useLeaveGuard } from '@banyan/ui';
import { Eye, History } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { courseDomain } from '../../course.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { CourseState } from '../courses/CourseState.tsx';
import { AboutFields } from './AboutFields.tsx';
import { ChapterFields } from './ChapterFields.tsx';
import { DraftConflictDialog } from './DraftConflictDialog.tsx';
import { makeEditorStore, type EditorStore } from './EditorStore.ts';
import { AboutReading } from './AboutReading.tsx';
import { ChapterReading } from './ChapterReading.tsx';
import { Columns, LookOnly } from './editorStyle.ts';
import { OutlinePane } from './OutlinePane.tsx';
import { PublishDialog, usePublishEffect } from './PublishDialog.tsx';
import { SettingsPane } from './SettingsPane.tsx';
import { SettingsReading } from './SettingsReading.tsx';
import { CourseVersions } from './CourseVersions.tsx';
import { shownIn } from './outline.ts';

const AudiencePanel = observer(function AudiencePanel({ store }: { store: EditorStore }) {
  const { t } = useWords();
  const { audience } = store;
  if (audience === null) return null;
  return (
    <SidePanel
      wide
      label={t('editor.setting.audience')}
      place={t('editor.setting.audience')}
      onClose={() => store.closeAudience(false)}
      footer={
        <>
          <Button onClick={() => store.closeAudience(false)}>{t('editor.cancel')}</Button>
          <Button variant="primary" shut={!audience.isWhole} onClick={() => store.closeAudience(true)}>
            {t('editor.take')}
          </Button>
        </>
      }
    >
      <AudienceEditor store={audience} />
    </SidePanel>
  );
});

const Shown = observer(function Shown({ store }: { store: EditorStore }) {
  const { t, number, language } = useWords();
  const effect = usePublishEffect();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const { chapter, mayEdit } = store;
  const { present, saved } = store.draft;
  useLeaveGuard(store.isUnsaved);
  if (present === null || saved === null) return null;
  const isWriting = store.writing.isWaiting;
  // A draft that was never published can be published as it is.
  const changes = saved.state === 'draft' ? Math.max(1, saved.changes.length) : saved.changes.length;
  return (
    <>
      <PageHead
        title={
          <>
            {shownIn(language, present.settings.title)} <CourseState state={saved.state} />
          </>
        }
        sentence={
          saved.state === 'draft'
            ? t('editor.neverPublished')
            : saved.version === 0
              ? t('editor.brought')
              : t('editor.versionIs', { n: number(saved.version) })
        }
        actions={
          <>
            <LinkButton
              href={screenHref(courseScreens.previewCourse, { id: store.id })}
              icon={<Eye size={16} aria-hidden="true" />}
            >
              {t('preview.open')}
            </LinkButton>
            {saved.state === 'draft' ? null : (
              <LinkButton href={screenHref(courseManageScreens.courseStatistics, { id: store.id })}>
                {t('statistics.open')}
              </LinkButton>
            )}
            <Button icon={<History size={16} aria-hidden="true" />} onClick={() => store.openVersions(true)}>
              {t('editor.versions')}
            </Button>
            <LinkButton href={courseManageScreens.manageCourses.path}>{t('editor.allCourses')}</LinkButton>
          </>
        }
      />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {mayEdit ? null : <LookOnly>{t('editor.lookOnly')}</LookOnly>}
      {mayEdit || saved.mayPublish ? (
        <DraftBar
          state={store.draft.state === 'saved' && isWriting ? 'saving' : store.draft.state}
          savedAt={saved.savedAt}
          changes={changes}
          {...(changes === 0 ? {} : { sentence: saved.mayPublish ? effect(store) : t('editor.othersPublish') })}
          pending={store.publishing.isPending()}
          onRetry={() => void store.saveNow()}
          {...(saved.mayPublish ? { onPublish: () => void store.ask() } : {})}
          {...(saved.revision === 0 || saved.state === 'draft' || !mayEdit
            ? {}
            : {
                onDiscard: () => {
                  setFailure(undefined);
                  store.discard().catch(setFailure);
                },
              })}
        />
      ) : null}
      <Columns>
        <OutlinePane store={store} />
        {mayEdit ? (
          <>
            <div>
              {chapter === undefined ? (
                <AboutFields store={store} />
              ) : (
                <ChapterFields store={store} chapter={chapter} />
              )}
            </div>
            <SettingsPane store={store} />
          </>
        ) : (
          <>
            <div>
              {chapter === undefined ? (
                <AboutReading store={store} />
              ) : (
                <ChapterReading store={store} chapter={chapter} />
              )}
            </div>
            <SettingsReading store={store} />
          </>
        )}
      </Columns>
      <AudiencePanel store={store} />
      {store.versionsOpen ? <CourseVersions store={store} /> : null}
      <PublishDialog store={store} />
      <DraftConflictDialog store={store} />
    </>
  );
});

/** The editor of a course: outline, the open chapter, settings; saved by itself, published by hand. */
export const EditorPage = observer(function EditorPage() {
  const { id = '' } = useParams();
  const store = courseDomain.useStore(makeEditorStore, Number(id));
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  return (
    <ThingView
      request={store.course}
      title={t('title.editCourse')}
      listHref={courseManageScreens.manageCourses.path}
      listText={t('editor.allCourses')}
      failed={t('manageCourses.gone')}
      loading={t('loading')}
    >
      {() => <Shown store={store} />}
    </ThingView>
  );
});
