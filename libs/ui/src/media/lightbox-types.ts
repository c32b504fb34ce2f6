/** One picture. */
export interface LightboxSlide {
  src: string;
  /** Its content. */
  alt: string;
  /** Its own size in px, so that its room is right before it comes. */
  width?: number;
  height?: number;
  /** A line above it. */
  title?: string;
  /** A few lines below it. */
  description?: string;
}

/** Every word of the lightbox. */
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
  /** Bring back and take away the words that lie on a picture. */
  showCaptions: string;
  hideCaptions: string;
}

export interface LightboxProps {
  /** It is shown. */
  open: boolean;
  /** It asks to be closed: the caller sets `open`. */
  onClose: () => void;
  /** The pictures, in order. */
  slides: readonly LightboxSlide[];
  /** Which one is shown first. */
  index?: number;
  /** Called with the index of the one that is shown. */
  onIndexChange?: (index: number) => void;
  /** Every word it says, in the reader's language. */
  words: LightboxWords;
}
