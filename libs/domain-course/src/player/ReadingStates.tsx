import { useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useWords } from '../shared/useWords.ts';
import { Middle, Sheet } from './readingStyle.ts';

/** The chapter's content is loading. */
export function ReadingWaiting() {
  const { t } = useWords();
  return (
    <Sheet aria-busy="true">
      <Middle>
        <p role="status">{t('loading')}</p>
      </Middle>
    </Sheet>
  );
}

export interface ReadingFailureProps {
  /** `expired`: the address; `broken`: the document cannot be read; otherwise the call's error. */
  why: unknown;
  onRetry: () => void;
}

/** A failure to show the content, with a retry. Study is kept. */
export function ReadingFailure({ why, onRetry }: ReadingFailureProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const said = why === 'expired' || why === 'broken';
  return (
    <Sheet>
      <Middle role="alert">
        <TriangleAlert size={32} aria-hidden="true" />
        <b>{t(why === 'expired' ? 'reading.expired' : 'reading.failed')}</b>
        <p>{said ? t(`reading.${why}Text`) : failureText(why, t('reading.kept'))}</p>
        <Button icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
          {t(why === 'expired' ? 'reading.openAgain' : 'retry')}
        </Button>
      </Middle>
    </Sheet>
  );
}
