// @vitest-environment jsdom
import { UiProvider } from '@banyan/ui';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import zh from './i18n/zh.ts';
import { PictureField } from './PictureField.tsx';
import { pictureShapes } from './pictureShapes.ts';

const nothing = () => undefined;
const still = {
  ...{ shown: 'blob:photo', sent: 0.5, problem: null, original: null },
  ...{ choose: nothing, cut: nothing, closeOriginal: nothing, retry: nothing, cancel: nothing, remove: nothing },
};

it.each([
  ['an upload while it is on its way', { state: 'sending' }, '取消上传'],
  ['nothing but the picture once it was refused', { state: 'failed', problem: 'unreadable' }, '取消'],
] as const)('cancels %s [SE-12]', async (_, picture, name) => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { editor: zh } }, ns: ['editor'] });
  const words = { id: 'photo', label: '二寸照片', hint: '', error: undefined, name: '李思远' };
  render(
    <UiProvider>
      <PictureField {...words} required={false} shape={pictureShapes.idPhoto} picture={{ ...still, ...picture }} />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});
