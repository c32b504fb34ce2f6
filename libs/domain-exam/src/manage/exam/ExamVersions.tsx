import { VersionsPanel } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { ChangeNames } from './ChangeNames.tsx';
import type { ExamEditorStore } from './ExamEditorStore.ts';

export interface ExamVersionsProps {
  store: ExamEditorStore;
}

/** Earlier versions of an exam, with their papers. */
export const ExamVersions = observer(function ExamVersions({ store }: ExamVersionsProps) {
  const { t, number, points } = useWords();
  return (
    <VersionsPanel
      list={store.versions}
      current={store.saved?.version ?? 0}
      pending={store.replacing.isPending()}
      onClose={() => store.openVersions(false)}
      onBack={(no) => store.bringBack(no)}
    >
      {({ changes, fullScore, questions }) => (
        <>
          <p>{t('manageExams.paper', { n: number(questions), points: points(fullScore) })}</p>
          {changes.length === 0 ? null : <ChangeNames changes={changes} />}
        </>
      )}
    </VersionsPanel>
  );
});
