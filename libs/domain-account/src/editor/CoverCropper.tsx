import type { MessageLoaders } from '@banyan/core-session';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { CropDialog, type CropDialogProps } from './CropDialog.tsx';
import { pictureShapes } from './pictureShapes.ts';

const editorMessages: MessageLoaders = {
  zh: () => import('./i18n/zh.ts'),
  en: () => import('./i18n/en.ts'),
  zh_tw: () => import('./i18n/zh_tw.ts'),
  zh_hk: () => import('./i18n/zh_hk.ts'),
};

/** Cuts the cover of a micro-course out of a picture, inside a screen of a domain; it brings its texts. */
export function CoverCropper(props: Omit<CropDialogProps, 'shape'>) {
  useLateTexts('editor', editorMessages);
  return <CropDialog {...props} shape={pictureShapes.courseCover} />;
}
