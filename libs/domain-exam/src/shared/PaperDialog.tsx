import { LatePart } from '@banyan/core-screen/views';
import type { DialogProps } from '@banyan/ui';
import { useWords } from './useWords.ts';

/** Loads the code of dialogs; requested early, so that it is there when the network is not. */
export const loadDialog = () => import('@banyan/ui/overlays').then(({ Dialog }) => Dialog);

/** A dialog over a paper: if its code does not load, the paper stays and a bar offers to try again. */
export function PaperDialog(props: DialogProps) {
  const { t } = useWords();
  if (!props.open) return null;
  return (
    <LatePart load={loadDialog} failed={t('sheet.dialogMissing')} over>
      {(Dialog) => <Dialog {...props} />}
    </LatePart>
  );
}
