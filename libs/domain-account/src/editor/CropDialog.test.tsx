// @vitest-environment jsdom
import { deferred } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { CropDialog } from './CropDialog.tsx';
import zh from './i18n/zh.ts';
import { pictureShapes } from './pictureShapes.ts';

const cut = deferred<File>();
vi.mock('./cutPicture.ts', () => ({ cutPicture: () => cut.promise }));
vi.mock('react-easy-crop', async () => {
  const { useEffect, useEffectEvent } = await import('react');
  const area = { x: 0, y: 0, width: 900, height: 900 };
  interface CropperProps {
    onCropAreaChange: (part: unknown, pixels: unknown) => void;
  }
  function Cropper({ onCropAreaChange }: CropperProps) {
    const tell = useEffectEvent(() => onCropAreaChange(area, area));
    useEffect(() => tell(), []);
    return null;
  }
  return { default: Cropper };
});

it('uses no picture whose dialog was closed before it was cut [SE-12]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { editor: zh } }, ns: ['editor'] });
  const onCut = vi.fn();
  const dialog = <CropDialog url="blob:photo" shape={pictureShapes.avatar} onCut={onCut} onClose={() => undefined} />;
  const { rerender } = await act(async () => Promise.resolve(render(<UiProvider>{dialog}</UiProvider>)));
  await userEvent.click(await screen.findByRole('button', { name: zh.crop.use }));
  rerender(<UiProvider>{null}</UiProvider>);
  await act(async () => cut.resolve(await Promise.resolve(new File([], 'photo.jpg'))));
  expect(onCut).not.toHaveBeenCalled();
});
