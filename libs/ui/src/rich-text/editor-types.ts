import type { ReactNode, Ref } from 'react';
import type { FieldTexts } from '../components/Field.tsx';
import type { Findable } from '../people/PersonFinder.tsx';

/** Every word of the editor. */
export interface RichTextEditorWords {
  /** Name of the toolbar, e.g. "Formatting". */
  toolbar: string;
  bold: string;
  italic: string;
  underline: string;
  /** The larger of the two headings. */
  heading: string;
  /** The smaller one. */
  subheading: string;
  bulletList: string;
  numberedList: string;
  quote: string;
  undo: string;
  redo: string;
  /** Name of the button and of its little form. */
  link: string;
  /** Label of the form's field. */
  linkAddress: string;
  /** Example of an address. */
  linkHint: string;
  /** Said when it is no address. */
  linkError: string;
  linkApply: string;
  linkRemove: string;
  /** Stands in its place when its code did not arrive. */
  failed: string;
  /** Fetches it again. */
  retry: string;
}

export interface RichTextEditorProps extends FieldTexts {
  /** Every word it says, in the reader's language. */
  words: RichTextEditorWords;
  /** The HTML; an empty string for none. */
  value?: string;
  /** Initial HTML when `value` is not given. */
  defaultValue?: string;
  /** Called with the new HTML, an empty string when nothing is left. */
  onChange?: (html: string) => void;
  /** Called when the focus leaves the field and its toolbar. */
  onBlur?: () => void;
  /** People who can be mentioned, by a button or by typing @; without it mentions are off. */
  mentions?: Findable;
  /** Name of a hidden input with the HTML, for a form that is sent by the browser. */
  name?: string;
  /** Stands in the empty control, e.g. an example; never in place of a label. */
  placeholder?: string;
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Can be read and copied, not changed; there is no toolbar then. */
  readOnly?: boolean;
  /** How many characters are wished for at most; more are kept and counted, nothing is cut. */
  limit?: number;
  /** Words of the count; `12 / 200` by default. Over the limit it is drawn as a warning. */
  countText?: (used: number, limit: number) => ReactNode;
  /** Height of the text at least, px. */
  minHeight?: number;
  /** The element that takes the focus. */
  ref?: Ref<HTMLElement>;
}
