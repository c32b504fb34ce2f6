import type { QuestionnaireDraft, QuestionnaireDraftFault } from '@banyan/contracts/exam';
import { ConfirmCount, ConflictDialog, VersionsPanel } from '@banyan/core-console/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';

export interface EditorDialogProps {
  store: QuestionnaireEditorStore;
}

/** Effects of publishing a draft, in sentences. */
export function useEffectWords() {
  const { t, number } = useWords();
  return ({ draft: { saved } }: QuestionnaireEditorStore): string => {
    if (saved === null) return '';
    const { answered, changes, people, state } = saved;
    const reach = t('editQuestionnaire.effect.people', { count: people, n: number(people) });
    if (state === 'draft' || answered === 0) return reach;
    const given = t('editQuestionnaire.effect.answered', { count: answered, n: number(answered) });
    return `${given} ${t(changes.includes('items') ? 'editQuestionnaire.effect.items' : 'editQuestionnaire.effect.settings')}`;
  };
}

/** Names of settings in words. */
function useNames() {
  const { t, list } = useWords();
  const setting = (name: string) => t(`editQuestionnaire.setting.${name as keyof QuestionnaireDraft}`);
  return { setting, names: (changes: readonly string[]) => list(changes.map(setting)) };
}

const Faults = observer(function Faults({ store }: EditorDialogProps) {
  const { t, number } = useWords();
  const { setting } = useNames();
  const where = ({ at }: QuestionnaireDraftFault) => {
    const place = store.items.findIndex(({ id }) => id === at);
    return place < 0 ? setting(at) : t('editQuestionnaire.goTo', { n: number(place + 1) });
  };
  const close = () => store.draft.closeQuestion();
  return (
    <Dialog
      open
      title={t('editQuestionnaire.notYet')}
      closeText={t('manageQuestionnaires.close')}
      onClose={close}
      footer={<Button onClick={close}>{t('manageQuestionnaires.close')}</Button>}
    >
      <Notice tone="warn">{t('editQuestionnaire.notYetText')}</Notice>
      <ul>
        {store.faults.map((fault) => (
          <li key={`${fault.at} ${fault.rule}`}>
            <b>{where(fault)}</b> {t(`editQuestionnaire.rule.${fault.rule}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

/** Asks before a draft is published: what changes, and what that does to those who have answered. */
export const PublishQuestionnaire = observer(function PublishQuestionnaire({ store }: EditorDialogProps) {
  const { t } = useWords();
  const { names } = useNames();
  const effect = useEffectWords();
  const { asking, saved } = store.draft;
  if (!asking || saved === null) return null;
  if (store.faults.length > 0) return <Faults store={store} />;
  return (
    <ConfirmCount
      open
      title={t('editQuestionnaire.publishAsk')}
      count={0}
      confirmText={t('editQuestionnaire.publish')}
      onConfirm={() => store.draft.publish()}
      onClose={() => store.draft.closeQuestion()}
    >
      <p>{effect(store)}</p>
      {saved.state === 'draft' ? null : (
        <p>{t('editQuestionnaire.changesOf', { count: saved.changes.length, names: names(saved.changes) })}</p>
      )}
    </ConfirmCount>
  );
});

/** Two authors at one draft: both stand side by side until one is chosen. */
export const QuestionnaireConflict = observer(function QuestionnaireConflict({ store }: EditorDialogProps) {
  const { t, number } = useWords();
  const { setting } = useNames();
  const { conflict } = store.draft;
  if (conflict === null) return null;
  const { mine, theirs } = conflict;
  const words = (draft: QuestionnaireDraft) => ({
    title: draft.title.zh_cn,
    introduction: draft.introduction.zh_cn,
    minutes: number(draft.minutes),
    items: draft.items.map(({ title }, at) => `${number(at + 1)} ${title.zh_cn}`).join('; '),
  });
  const [own, other] = [words(mine), words(theirs.draft)];
  return (
    <ConflictDialog
      open
      who={theirs.savedBy === '' ? t('editQuestionnaire.somebody') : theirs.savedBy}
      at={theirs.savedAt ?? 0}
      fields={(['title', 'introduction', 'minutes', 'items'] as const)
        .filter((id) => own[id] !== other[id])
        .map((id) => ({ id, label: setting(id), mine: own[id], theirs: other[id] }))}
      onKeepMine={() => void store.draft.keepMine()}
      onTakeTheirs={() => store.draft.takeTheirs()}
      onClose={() => store.draft.closeConflict()}
    />
  );
});

/** Earlier versions of a questionnaire, with their questions. */
export const QuestionnaireVersions = observer(function QuestionnaireVersions({ store }: EditorDialogProps) {
  const { t, number } = useWords();
  const { names } = useNames();
  const { draft } = store;
  return (
    <VersionsPanel
      list={draft.versions}
      current={draft.saved?.version ?? 0}
      pending={draft.replacing.isPending()}
      onClose={() => draft.openVersions(false)}
      {...(store.mayEdit ? { onBack: (no: number) => draft.bringBack(no) } : {})}
    >
      {({ changes, questions }) => (
        <>
          <p>{t('editQuestionnaire.questionCount', { count: questions, n: number(questions) })}</p>
          {changes.length === 0 ? null : (
            <p>{t('editQuestionnaire.changesOf', { count: changes.length, names: names(changes) })}</p>
          )}
        </>
      )}
    </VersionsPanel>
  );
});
