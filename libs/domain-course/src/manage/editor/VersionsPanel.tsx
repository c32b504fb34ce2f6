import { SidePanel } from '@banyan/core-console/views';
import { ListView, Moment, useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { ChangeList } from './ChangeList.tsx';
import type { EditorStore } from './EditorStore.ts';

const Version = styled.li`
  display: grid;
  gap: 8px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);

  & > header {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
  }
  & > p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

export interface VersionsPanelProps {
  store: EditorStore;
}

/** Earlier versions of a course: what each had and changed; one of them can be the draft again. */
export const VersionsPanel = observer(function VersionsPanel({ store }: VersionsPanelProps) {
  const { t, list, number } = useWords();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>();
  const close = () => store.openVersions(false);
  const now = store.draft.saved?.version ?? 0;
  return (
    <SidePanel label={t('editor.versions')} place={t('editor.versions')} onClose={close}>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      <ListView
        list={store.versions}
        label={t('editor.versions')}
        failed={t('editor.versionsFailed')}
        empty={<p>{t('editor.noVersions')}</p>}
      >
        {({ at, by, changes, chapters, no }) => (
          <Version>
            <header>
              <strong>{t('editor.versionNo', { n: number(no) })}</strong>
              {no === now || !store.mayEdit ? null : (
                <Button
                  size="sm"
                  pending={store.replacing.isPending()}
                  onClick={() => {
                    setFailure(undefined);
                    store.bringBack(no).catch(setFailure);
                  }}
                >
                  {t('editor.bringBack')}
                </Button>
              )}
            </header>
            <p>
              <Moment at={at} /> {by === '' ? t('editor.fromElsewhere') : by}
            </p>
            <p>{list(chapters.map((title, index) => `${number(index + 1)} ${title}`))}</p>
            {changes.length === 0 ? null : <ChangeList changes={changes} />}
          </Version>
        )}
      </ListView>
    </SidePanel>
  );
});
