import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import type { MicroEditorStore } from './MicroEditorStore.ts';

/** Storage of the draft, with a choice when another device has saved. */
export const EditorState = observer(function EditorState({ editor }: { editor: MicroEditorStore }) {
  const { t } = useWords();
  const { state } = editor;
  if (state === 'elsewhere') {
    return (
      <Notice
        tone="warn"
        live
        action={
          <>
            <Button size="sm" onClick={() => editor.keepMine()}>
              {t('micro.keepMine')}
            </Button>
            <Button size="sm" onClick={() => editor.takeOther()}>
              {t('micro.takeOther')}
            </Button>
          </>
        }
      >
        {t('micro.elsewhere')}
      </Notice>
    );
  }
  if (state === 'device' || state === 'nowhere') {
    return (
      <Notice
        tone="warn"
        live
        action={
          <Button size="sm" onClick={() => void editor.save()}>
            {t('retry')}
          </Button>
        }
      >
        {t(`micro.kept.${state}`)}
      </Notice>
    );
  }
  return null;
});

/** The same in a word, beside the buttons. */
export const SavedMark = observer(function SavedMark({ editor }: { editor: MicroEditorStore }) {
  const { t } = useWords();
  const { state } = editor;
  return <small role="status">{state === 'saved' || state === 'saving' ? t(`micro.kept.${state}`) : ''}</small>;
});
