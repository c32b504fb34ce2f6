import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../shared/useWords.ts';
import type { PostDraftStore } from './PostDraftStore.ts';

/** Listens for other windows that write on the same post; shows both texts, and the writer chooses one. */
export const Elsewhere = observer(function Elsewhere({ composition }: { composition: PostDraftStore }) {
  const { t } = useWords();
  const heard = useEffectEvent((key: string | null, text: string | null) => composition.heard(key, text));
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => heard(key, newValue);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  const { editing, other } = composition;
  if (other === null) return null;
  return (
    <Notice
      tone="warn"
      live
      title={t(editing ? 'compose.changedTitle' : 'compose.otherTitle')}
      action={
        <>
          <Button size="sm" onClick={() => composition.takeOther()}>
            {t(editing ? 'compose.takeKept' : 'compose.takeOther')}
          </Button>
          <Button size="sm" onClick={() => composition.keepMine()}>
            {t(editing ? 'compose.takeNow' : 'compose.keepBoth')}
          </Button>
        </>
      }
    >
      {t('compose.otherText', { title: other.written.title.slice(0, 60) })}
    </Notice>
  );
});
