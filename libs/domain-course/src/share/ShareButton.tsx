import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button } from '@banyan/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';

const loadSharePart = () => import('./SharePart.tsx').then((part) => part.SharePart);

/** Shares the open course. */
export function ShareButton({ courseId }: { courseId: number }) {
  const session = useSession();
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        icon={<Share2 size={16} aria-hidden="true" />}
        onClick={() => session.requireLogin() && setOpen(true)}
      >
        {t('share.share')}
      </Button>
      {open ? (
        <LatePart load={loadSharePart} over>
          {(SharePart) => <SharePart courseId={courseId} onClose={() => setOpen(false)} />}
        </LatePart>
      ) : null}
    </>
  );
}
