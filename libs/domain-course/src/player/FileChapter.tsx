import { screenHref } from '@banyan/contracts';
import { filePreviewQuery, portalScreens } from '@banyan/contracts/account';
import { type Chapter } from '@banyan/contracts/course';
import { Button } from '@banyan/ui';
import { FileText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCourseDesk, usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { Middle, Sheet } from './readingStyle.ts';

export interface FileChapterProps {
  chapter: Chapter;
  /** File name. */
  name: string;
  overlay: ReactNode;
}

/** A document other than PDF: a text, table or slides, opened in its own window. */
export const FileChapter = observer(function FileChapter({ chapter, name, overlay }: FileChapterProps) {
  const { reading } = usePlayer();
  const { course } = useCourseDesk();
  const { t } = useWords();
  const opened = reading.seen(1);
  const open = () => {
    const query = filePreviewQuery.write({ course: course.course?.id ?? 0, chapter: chapter.id });
    window.open(screenHref(portalScreens.filePreview, {}, query), '_blank', 'noopener');
    reading.opened();
  };
  return (
    <Sheet aria-label={chapter.title}>
      <Middle>
        <FileText size={40} aria-hidden="true" />
        <b>{name}</b>
        <Button variant="primary" onClick={open}>
          {t(opened ? 'reading.openDocumentAgain' : 'reading.openDocument')}
        </Button>
        <p>{t(opened ? 'reading.linkRuns' : 'reading.linkRule')}</p>
      </Middle>
      {overlay}
    </Sheet>
  );
});
