import { RichText } from '@banyan/ui/rich-text';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { Scroll } from './readingStyle.ts';

/** A text with pictures, read once its end has been in view. */
export const ArticleChapter = observer(function ArticleChapter({ html, title }: { html: string; title: string }) {
  const { reading } = usePlayer();
  const { t } = useWords();
  const room = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (end.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reading.show(1);
      },
      { root: room.current },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [reading, html]);
  return (
    <Scroll ref={room} role="document" aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      <RichText html={html} words={{ newWindow: t('reading.newWindow'), table: t('reading.table') }} wide />
      <span ref={end}>&#8203;</span>
    </Scroll>
  );
});
