import { useStillHere } from '@banyan/core-screen/views';
import { Button, LazyDialog, Notice } from '@banyan/ui';
import { Slider } from '@banyan/ui/fields';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { cutPicture, type PictureArea } from './cutPicture.ts';
import type { PictureShape } from './pictureShapes.ts';

/** The library's own rules, which it would insert as a style element that the page's policy refuses. */
const Stage = styled.div`
  position: relative;
  height: 360px;
  margin-block: 12px;
  border-radius: var(--r-ctl);
  overflow: hidden;
  background: var(--sunken);

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_Cover_Horizontal {
    width: 100%;
    height: auto;
  }
  .reactEasyCrop_Cover_Vertical {
    width: auto;
    height: 100%;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    inset: 0;
    margin: auto;
    border: 1px solid var(--on-stage);
    box-shadow: 0 0 0 9999em;
    color: rgb(0 0 0 / 55%);
    overflow: hidden;
  }
  .reactEasyCrop_CropArea:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
  }
  .reactEasyCrop_CropAreaRound {
    border-radius: 50%;
  }
`;
const Hint = styled.p`
  margin-bottom: 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
`;

export interface CropDialogProps {
  /** Address of the picture, in this browser. */
  url: string;
  shape: PictureShape;
  onCut: (picture: File) => void;
  onClose: () => void;
}

/** Chooses the part of a picture that is used, by pointer or keyboard. Loads when a picture is chosen. */
export function CropDialog({ url, shape, onCut, onClose }: CropDialogProps) {
  const { t } = useTranslation('editor');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [work, setWork] = useState<'none' | 'cutting' | 'failed'>('none');
  const isHere = useStillHere();
  const { width = 0, height = 0 } = area ?? {};

  const use = async () => {
    if (area === null || work === 'cutting') return;
    setWork('cutting');
    try {
      const picture = await cutPicture(url, area, shape);
      // If the dialog was closed meanwhile, the picture is not wanted any more.
      if (isHere()) onCut(picture);
    } catch {
      setWork('failed');
    }
  };
  return (
    <LazyDialog
      open
      width={520}
      title={t(`crop.${shape.kind}Title`)}
      closeText={t('crop.close')}
      outsideCloses={false}
      escapeCloses
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            pending={work === 'cutting'}
            disabled={area === null}
            onClick={() => void use()}
          >
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <Stage>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={shape.width / shape.height}
          cropShape={shape.cut}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': t('crop.area') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </Stage>
      <Hint>{t('crop.hint')}</Hint>
      <Slider
        label={t('crop.zoom')}
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={setZoom}
        formatOptions={{ style: 'percent' }}
      />
      {work === 'failed' ? <Notice tone="danger">{t('picture.unreadable')}</Notice> : null}
      {area !== null && width < shape.width / 3 ? (
        <Notice tone="warn">{t('crop.small', { width, height })}</Notice>
      ) : null}
    </LazyDialog>
  );
}
