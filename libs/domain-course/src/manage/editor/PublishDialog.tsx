import { ConfirmCount } from '@banyan/core-console/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import type { CourseSettings, DraftFault } from '@banyan/contracts/course';
import { useWords } from '../../shared/useWords.ts';
import { ChangeList } from './ChangeList.tsx';
import type { EditorStore } from './EditorStore.ts';
import { shownIn } from './outline.ts';

/** Says what publishing does to those who have begun the course. */
export function usePublishEffect() {
  const { t, number } = useWords();
  return ({ draft: { saved } }: EditorStore): string => {
    if (saved === null) return '';
    const { changes, learners, version, state } = saved;
    if (state === 'draft' && version === 0) return t('editor.effect.first');
    if (learners === 0) return t('editor.effect.nobody');
    const added = changes.filter(({ kind }) => kind === 'added').length;
    const replaced = changes.filter(({ kind }) => kind === 'material').length;
    return [
      t('editor.effect.stays', { count: learners, n: number(learners) }),
      ...(added === 0 ? [] : [t('editor.effect.added', { count: added, n: number(added) })]),
      ...(replaced === 0 ? [] : [t('editor.effect.material', { count: replaced, n: number(replaced) })]),
    ].join(' ');
  };
}

const Faults = observer(function Faults({ store }: PublishDialogProps) {
  const { t, number, language } = useWords();
  const where = ({ at }: DraftFault) => {
    const index = store.draft.chapters.findIndex(({ key }) => key === at);
    if (at === 'chapters') return t('editor.outline');
    if (index < 0) return t(`editor.setting.${at as keyof CourseSettings}`);
    const chapter = store.draft.chapters[index];
    const title = chapter === undefined ? '' : shownIn(language, chapter.title);
    return t('editor.chapterAt', { n: number(index + 1), title: title === '' ? t('editor.untitled') : title });
  };
  const go = ({ at }: DraftFault) => {
    store.select(store.draft.chapters.some(({ key }) => key === at) ? at : '');
    store.closeQuestion();
  };
  return (
    <Dialog
      open
      title={t('editor.notYet')}
      closeText={t('manageCourses.close')}
      onClose={() => store.closeQuestion()}
      footer={<Button onClick={() => store.closeQuestion()}>{t('manageCourses.close')}</Button>}
    >
      <Notice tone="warn">{t('editor.notYetText')}</Notice>
      <ul>
        {store.draft.faults.map((fault) => (
          <li key={`${fault.at} ${fault.rule}`}>
            <Button variant="ghost" size="sm" onClick={() => go(fault)}>
              {where(fault)}
            </Button>{' '}
            {t(`editor.rule.${fault.rule}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

export interface PublishDialogProps {
  store: EditorStore;
}

/** Asks before a draft is published: what changes, and what that does to those who are in it. */
export const PublishDialog = observer(function PublishDialog({ store }: PublishDialogProps) {
  const { t } = useWords();
  const effect = usePublishEffect();
  const { asking } = store;
  const { saved } = store.draft;
  if (!asking || saved === null) return null;
  if (store.draft.faults.length > 0) return <Faults store={store} />;
  return (
    <ConfirmCount
      open
      title={t('editor.publishAsk')}
      count={0}
      confirmText={t('editor.publish')}
      onConfirm={() => store.publish()}
      onClose={() => store.closeQuestion()}
    >
      <p>{effect(store)}</p>
      {saved.version === 0 && saved.state === 'draft' ? null : <ChangeList changes={saved.changes} />}
    </ConfirmCount>
  );
});
