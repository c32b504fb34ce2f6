import { VersionsPanel } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { ChangeList } from './ChangeList.tsx';
import type { EditorStore } from './EditorStore.ts';

export interface CourseVersionsProps {
  store: EditorStore;
}

/** Earlier versions of a course, with their chapters. */
export const CourseVersions = observer(function CourseVersions({ store }: CourseVersionsProps) {
  const { list, number } = useWords();
  return (
    <VersionsPanel
      list={store.versions}
      current={store.draft.saved?.version ?? 0}
      pending={store.replacing.isPending()}
      onClose={() => store.openVersions(false)}
      {...(store.mayEdit ? { onBack: (no: number) => store.bringBack(no) } : {})}
    >
      {({ changes, chapters }) => (
        <>
          <p>{list(chapters.map((title, index) => `${number(index + 1)} ${title}`))}</p>
          {changes.length === 0 ? null : <ChangeList changes={changes} />}
        </>
      )}
    </VersionsPanel>
  );
});
