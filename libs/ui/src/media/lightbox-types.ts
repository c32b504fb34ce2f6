/** One picture. */
export interface LightboxSlide {
  src: string;
  /** Content in words. */
  alt: string;
  /** Its own size in px, so that its room is right before it loads. */
  width?: number;
  height?: number;
  /** A line above it. */
  title?: string;
  /** A few lines below it. */
  description?: string;
}

/** Texts of the lightbox. */
export interface LightboxWords {
  /** Name of the dialog, e.g. "Pictures, large". */
  lightbox: string;
  /** Name and role of the row of pictures, e.g. "Pictures", "carousel". */
  gallery: string;
  carousel: string;
  /** Role of one picture, e.g. "picture". */
  slide: string;
  /** Role of the words below a picture, e.g. "caption". */
  caption: string;
  /** The current position, with `{index}` and `{total}` in it, e.g. "{index} of {total}". */
  position: string;
  previous: string;
  next: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  /** Show and hide the words over a picture. */
  showCaptions: string;
  hideCaptions: string;
}

export interface LightboxProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it should close: the caller sets `open`. */
  onClose: () => void;
  /** The pictures, in order. */
  slides: readonly LightboxSlide[];
  /** Index of the first picture shown. */
  index?: number;
  /** Called with the index of the picture shown. */
  onIndexChange?: (index: number) => void;
  /** All its texts, in the reader's language. */
  words: LightboxWords;
}
