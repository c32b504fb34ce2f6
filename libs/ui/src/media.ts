export { DrawnCover } from './art/DrawnCover.tsx';
export { Carousel, type CarouselProps, type CarouselSlide, type CarouselWords } from './media/Carousel.tsx';
export { Gallery, type GalleryItem, type GalleryProps, type GalleryWords } from './media/Gallery.tsx';
export { Lightbox, preloadLightbox } from './media/Lightbox.tsx';
export { type LightboxProps, type LightboxSlide, type LightboxWords } from './media/lightbox-types.ts';
export { QrCode, type QrCodeProps } from './media/QrCode.tsx';
export { type QrLevel } from './media/qr-path.ts';
export { SignaturePad, type Signature, type SignaturePadProps, type SignaturePadWords } from './media/SignaturePad.tsx';
export { StageMessage, stageControl, stageFrame } from './media/stage-style.ts';
