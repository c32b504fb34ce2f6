import type { Chapter } from '@banyan/contracts/course';
import { Button } from '@banyan/ui';
import { CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCourseDesk, usePlayer } from '../course.desk.ts';
import { Sentence } from './evidence-style.ts';
import { useWords } from '../shared/useWords.ts';

/** Remaining time and parts of a reading chapter, and the next step. */
export const ReadingEvidence = observer(function ReadingEvidence({ chapter }: { chapter: Chapter }) {
  const { course } = useCourseDesk();
  const player = usePlayer();
  const { t, precise } = useWords();
  const { learned, leftS, reading } = player;
  if (learned) {
    const whole = course.progress.state === 'learned';
    return (
      <Sentence>
        <p role="status">
          <CircleCheck size={16} aria-hidden="true" />
          {t(whole ? 'evidence.courseLearned' : 'evidence.learned')}
        </p>
        <span>{t('reading.learnedText')}</span>
      </Sentence>
    );
  }
  const { partsLeft } = reading;
  const parts = partsLeft === 0 ? null : partsWords(chapter.kind, partsLeft, reading.elsewhere);
  const time =
    leftS > 0
      ? t(chapter.kind === 'scorm' ? 'scorm.timeLeft' : 'reading.timeLeft', { duration: precise(leftS) })
      : null;
  const both = [time, parts === null ? null : t(parts.key, { count: parts.count })].filter((one) => one !== null);
  return (
    <Sentence>
      <p>{both.length === 0 ? t('reading.counting') : t('reading.toLearn', { what: both.join(t('listSeparator')) })}</p>
      {player.started && !reading.running && leftS > 0 && !reading.elsewhere ? (
        <>
          <span>{t('reading.stopped')}</span>
          <Button size="sm" onClick={() => reading.start()}>
            {t(chapter.kind === 'scorm' ? 'scorm.goOn' : 'reading.goOn')}
          </Button>
        </>
      ) : null}
    </Sentence>
  );
});

function partsWords(kind: Chapter['kind'], count: number, elsewhere: boolean) {
  if (kind === 'document' && elsewhere) return { key: 'reading.documentLeft', count } as const;
  const keys = { document: 'reading.pagesLeft', album: 'reading.picturesLeft' } as const;
  if (kind === 'scorm') return { key: 'scorm.partsLeft', count } as const;
  const others = { article: 'reading.endLeft', link: 'reading.linkLeft' } as const;
  if (kind === 'document' || kind === 'album') return { key: keys[kind], count };
  return { key: kind === 'link' ? others.link : others.article, count };
}
