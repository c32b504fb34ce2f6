import type { ChapterContent } from '@banyan/contracts/course';
import { Button } from '@banyan/ui';
import { ExternalLink } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { Choices, Middle } from './readingStyle.ts';

/** An external page: its address is shown before it opens, in a window without access to this one. */
export const LinkChapter = observer(function LinkChapter({ link }: { link: ChapterContent['link'] }) {
  const { reading } = usePlayer();
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  if (link === null) {
    return (
      <Middle>
        <b>{t('reading.noLink')}</b>
        <p>{t('reading.noLinkText')}</p>
      </Middle>
    );
  }
  const { host } = link;
  const opened = reading.seen(1);
  const open = () => {
    setAsking(false);
    window.open(link.url, '_blank', 'noopener,noreferrer');
    reading.show(1);
  };
  return (
    <Middle>
      <ExternalLink size={40} aria-hidden="true" />
      <b>{host}</b>
      <p>{link.about}</p>
      {asking ? (
        <>
          <p role="alert">{t('reading.leaving', { host })}</p>
          <Choices>
            <Button variant="primary" onClick={open}>
              {t('reading.leave')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('reading.stay')}</Button>
          </Choices>
        </>
      ) : (
        <Button variant="primary" onClick={() => setAsking(true)}>
          {t(opened ? 'reading.openLinkAgain' : 'reading.openLink')}
        </Button>
      )}
      <p>{t(opened ? 'reading.linkRuns' : 'reading.linkRule')}</p>
    </Middle>
  );
});
