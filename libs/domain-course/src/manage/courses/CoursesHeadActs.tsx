import { ExportButton } from '@banyan/core-console/views';
import { useEvery } from '@banyan/core-screen/views';
import { LinkButton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { CoursesStore } from './CoursesStore.ts';

/** Pause between two looks whether a file is there, ms. */
const askAgainMs = 1000;

export interface CoursesHeadActsProps {
  store: CoursesStore;
  add: ReactNode;
}

/** Actions in the head of the list: out as a file, and one more course. */
export const CoursesHeadActs = observer(function CoursesHeadActs({ store, add }: CoursesHeadActsProps) {
  const { t, number } = useWords();
  const { file, isWaiting, table } = store;
  useEvery(askAgainMs, isWaiting, () => store.look());
  return (
    <>
      {file === null ? null : (
        <Notice
          live
          tone={file.state === 'failed' ? 'danger' : file.state === 'done' ? 'ok' : 'info'}
          dismissText={t('manageCourses.close')}
          onDismiss={() => store.dismissFile()}
          {...(file.url === ''
            ? {}
            : { action: <LinkButton href={file.url}>{t('manageCourses.download')}</LinkButton> })}
        >
          {t(`manageCourses.file.${file.state}`, { file: file.file, n: number(file.rows) })}
        </Notice>
      )}
      {store.may('courses.export') ? (
        <ExportButton count={table.total} onExport={(format) => store.export(format)} />
      ) : null}
      {store.may('courses.edit') ? add : null}
    </>
  );
});
