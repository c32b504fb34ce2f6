import type { Chapter } from '@banyan/contracts/course';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePlayer } from '../course.desk.ts';
import { StageOverlay } from './StageOverlay.tsx';
import { StageFailure } from './StageFailure.tsx';
import { Refused } from './readingStyle.ts';
import { AlbumChapter } from './AlbumChapter.tsx';
import { ArticleChapter } from './ArticleChapter.tsx';
import { DocumentChapter } from './DocumentChapter.tsx';
import { LinkChapter } from './LinkChapter.tsx';
import { ReadingFailure, ReadingWaiting } from './ReadingStates.tsx';
import { ScormStage } from './ScormStage.tsx';
import { Sheet } from './readingStyle.ts';

/** A reading chapter: a document, a text, pictures, a link or a package, below the watermark. */
export const ReadingStage = observer(function ReadingStage({ chapter }: { chapter: Chapter }) {
  const player = usePlayer();
  const { reading, scorm } = player;
  const { content, failure } = reading;
  const overlay = <StageOverlay />;

  // Time begins when the content is visible, not while it loads.
  const here = reading.document !== null || content !== null || scorm.ready;
  useEffect(() => {
    if (here) reading.start();
  }, [reading, here]);

  if (player.refusal !== null) {
    return (
      <Refused>
        <StageFailure />
      </Refused>
    );
  }
  if (chapter.kind === 'scorm') return <ScormStage chapter={chapter} overlay={overlay} />;
  if (failure !== null) return <ReadingFailure why={failure} onRetry={() => reading.load()} />;
  if (chapter.kind === 'document') return <DocumentChapter chapter={chapter} overlay={overlay} />;
  if (content === null) return <ReadingWaiting />;
  return (
    <Sheet aria-label={chapter.title}>
      {chapter.kind === 'article' ? <ArticleChapter html={content.html} title={chapter.title} /> : null}
      {chapter.kind === 'album' ? <AlbumChapter pictures={content.pictures} /> : null}
      {chapter.kind === 'link' ? <LinkChapter link={content.link} /> : null}
      {overlay}
    </Sheet>
  );
});
