import { Upload, useUploadQueue } from '@banyan/ui/upload';
import { observer } from 'mobx-react-lite';
import { Suspense, useState, type ComponentType } from 'react';
import { teachingDomain } from '../teaching.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { coverRules, queueOf } from './microFiles.ts';
import type { MicroEditorStore } from './MicroEditorStore.ts';
import type { MicroDesk } from './MicroDesk.ts';
import { useUploadWords } from './useMicroWords.ts';

type Cropper = ComponentType<{ url: string; onCut: (picture: File) => void; onClose: () => void }>;
interface Cut {
  readonly url: string;
  readonly Dialog: Cropper;
}

const isPicture = ({ name, size }: File) =>
  size > 0 && size <= coverRules.maxSize && coverRules.accept.some((end) => name.toLowerCase().endsWith(end));

/** The cover: cropped to its shape if the portal supports it, otherwise uploaded as it is. */
export const CoverField = observer(function CoverField({
  store,
  editor,
}: {
  store: MicroDesk;
  editor: MicroEditorStore;
}) {
  const { t } = useWords();
  const { ports } = teachingDomain.useEnvironment();
  const words = useUploadWords();
  const uploads = useUploadQueue(queueOf(store, editor, 'cover', editor.draft.cover));
  const [cut, setCut] = useState<Cut | null>(null);
  const close = () => {
    if (cut !== null) URL.revokeObjectURL(cut.url);
    setCut(null);
  };
  const add = async (files: readonly File[]) => {
    const [picture] = files;
    // The field reports refused files.
    if (picture === undefined || !isPicture(picture) || ports.loadCoverCropper === undefined)
      return uploads.onAdd(files);
    try {
      const Dialog = await ports.loadCoverCropper();
      setCut({ url: URL.createObjectURL(picture), Dialog });
    } catch {
      uploads.onAdd(files);
    }
  };
  return (
    <div id="micro-cover" tabIndex={-1}>
      <Upload
        label={t('micro.cover')}
        hint={t('micro.coverHint')}
        layout="wall"
        rules={coverRules}
        words={words}
        {...uploads}
        onAdd={(files) => void add(files)}
      />
      {cut === null ? null : (
        <Suspense fallback={null}>
          <cut.Dialog
            url={cut.url}
            onClose={close}
            onCut={(picture) => {
              uploads.onAdd([picture]);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
});
