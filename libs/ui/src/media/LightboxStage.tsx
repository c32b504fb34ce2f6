import {
  Captions as CaptionsIcon,
  CaptionsOff,
  ChevronLeft,
  ChevronRight,
  ImageOff,
  LoaderCircle,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import Yarl, { useLightboxState } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
// Bundled as a file of the portal, which the policy allows; its inline styles are set by React, thus through the CSSOM.
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useDirection } from '../theme/page-settings.ts';
import type { LightboxProps } from './lightbox-types.ts';

const turn = keyframes`to { rotate: 1turn; }`;

const Stage = styled(Yarl)`
  --yarl__portal_zindex: var(--z-dialog);
  --yarl__color_backdrop: var(--stage);
  --yarl__color_button: var(--on-stage-2);
  --yarl__color_button_active: var(--on-stage);
  --yarl__color_button_disabled: var(--stage-line);
  --yarl__button_filter: none;
  --yarl__button_padding: 10px;
  --yarl__navigation_button_padding: 16px 10px;
  --yarl__icon_size: 24px;
  --yarl__fade_animation_duration: var(--slow);
  --yarl__slide_icon_error_color: var(--on-stage-2);
  --yarl__slide_captions_container_background: var(--stage-shade);
  --yarl__slide_captions_container_padding: 16px 24px;
  --yarl__slide_title_color: var(--on-stage);
  --yarl__slide_title_font_size: var(--t16);
  --yarl__slide_title_font_weight: 600;
  --yarl__slide_description_color: var(--on-stage-2);
  color: var(--on-stage);

  & .yarl__button {
    margin: 2px;
    border-radius: var(--r-ctl);
  }
  & .yarl__button:hover {
    background: var(--stage-line);
  }
  & .yarl__button:focus-visible {
    outline: 2px solid var(--on-stage);
    outline-offset: -2px;
    box-shadow: none;
  }
  & .yarl__navigation_prev {
    inset-inline: 8px auto;
  }
  & .yarl__navigation_next {
    inset-inline: auto 8px;
  }
  /* It takes the focus for its keys, but needs no focus ring. */
  & .yarl__container {
    border-radius: 0;
  }
  & .yarl__slide_title {
    line-height: 24px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & .yarl__slide_description {
    max-width: 80ch;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & [data-turn] {
    animation: ${turn} 0.8s linear infinite;
  }
`;

const Count = styled.p`
  align-self: center;
  padding-inline: 16px;
  color: var(--on-stage-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** The current position, visual only; every picture has it in its name. */
function Position() {
  const { currentIndex, slides } = useLightboxState();
  return slides.length > 1 ? (
    <Count aria-hidden="true">
      {currentIndex + 1} / {slides.length}
    </Count>
  ) : null;
}

/** The lightbox itself; `Lightbox` loads it. */
export default function LightboxStage({ open, onClose, slides, index = 0, onIndexChange, words }: LightboxProps) {
  const mirrored = useDirection() === 'rtl';
  const alone = slides.length < 2;
  const captioned = slides.some(({ title, description }) => title !== undefined || description !== undefined);
  return (
    <Stage
      open={open}
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Zoom]}
      toolbar={{ buttons: [<Position key="position" />, ...(captioned ? ['captions' as const] : []), 'zoom', 'close'] }}
      carousel={{ finite: true, preload: 1, padding: alone ? '24px' : '64px' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      captions={{ showToggle: captioned, descriptionTextAlign: 'start', descriptionMaxLines: 12 }}
      labels={{
        Lightbox: words.lightbox,
        'Photo gallery': words.gallery,
        Carousel: words.carousel,
        Slide: words.slide,
        Caption: words.caption,
        '{index} of {total}': words.position,
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
        'Show captions': words.showCaptions,
        'Hide captions': words.hideCaptions,
      }}
      on={{ view: ({ index: shown }) => onIndexChange?.(shown) }}
      portal={{ container: { dir: mirrored ? 'rtl' : 'ltr' } }}
      render={{
        iconPrev: () => <ChevronLeft size={28} aria-hidden="true" />,
        iconNext: () => <ChevronRight size={28} aria-hidden="true" />,
        iconClose: () => <X size={24} aria-hidden="true" />,
        iconZoomIn: () => <ZoomIn size={24} aria-hidden="true" />,
        iconZoomOut: () => <ZoomOut size={24} aria-hidden="true" />,
        iconCaptionsVisible: () => <CaptionsIcon size={24} aria-hidden="true" />,
        iconCaptionsHidden: () => <CaptionsOff size={24} aria-hidden="true" />,
        iconLoading: () => <LoaderCircle data-turn="" size={32} aria-hidden="true" />,
        iconError: () => <ImageOff size={32} aria-hidden="true" />,
        ...(alone ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  );
}
