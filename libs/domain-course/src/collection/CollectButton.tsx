import { useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useWords } from '../shared/useWords.ts';

export interface CollectButtonProps {
  collected: boolean;
  /** Error of the last change; undefined for none. */
  failure?: unknown;
  onChange: () => void;
}

/** Adds the open course to the collection, or removes it. */
export function CollectButton({ collected, failure, onChange }: CollectButtonProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const Icon = collected ? BookmarkCheck : Bookmark;
  return (
    <>
      {failure === undefined ? null : <span role="alert">{failureText(failure)}</span>}
      <Button size="sm" aria-pressed={collected} icon={<Icon size={16} aria-hidden="true" />} onClick={onChange}>
        {collected ? t('collection.in') : t('collection.add')}
      </Button>
    </>
  );
}
