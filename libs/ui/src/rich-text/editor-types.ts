import type { ReactNode, Ref } from 'react';
import type { FieldTexts } from '../components/Field.tsx';
import type { Findable } from '../people/PersonFinder.tsx';

/** Texts of the editor. */
export interface RichTextEditorWords {
  /** Name of the toolbar, e.g. "Formatting". */
  toolbar: string;
  bold: string;
  italic: string;
  underline: string;
  /** Name of the larger heading. */
  heading: string;
  /** Name of the smaller heading. */
  subheading: string;
  bulletList: string;
  numberedList: string;
  quote: string;
  undo: string;
  redo: string;
  /** Name of the button and of its form. */
  link: string;
  /** Label of the form's field. */
  linkAddress: string;
  /** Example of an address. */
  linkHint: string;
  /** Error for an invalid address. */
  linkError: string;
  linkApply: string;
  linkRemove: string;
  /** Shown when the editor's code failed to load. */
  failed: string;
  /** Label of the button that loads it again. */
  retry: string;
}

export interface RichTextEditorProps extends FieldTexts {
  /** All its texts, in the reader's language. */
  words: RichTextEditorWords;
  /** The HTML; an empty string for none. */
  value?: string;
  /** Initial HTML when `value` is not given. */
  defaultValue?: string;
  /** Called with the new HTML, an empty string when the text is empty. */
  onChange?: (html: string) => void;
  /** Called when the focus leaves the field and its toolbar. */
  onBlur?: () => void;
  /** People who can be mentioned, by a button or by typing @; without it mentions are off. */
  mentions?: Findable;
  /** Name of a hidden input with the HTML, for a form that is sent by the browser. */
  name?: string;
  /** Shown in the empty control, e.g. an example; never in place of a label. */
  placeholder?: string;
  /** Disabled; the value is kept. */
  disabled?: boolean;
  /** Read-only: the text can be copied, not changed; there is no toolbar. */
  readOnly?: boolean;
  /** Recommended maximum number of characters; longer texts are kept and counted, nothing is cut. */
  limit?: number;
  /** Words of the count; `12 / 200` by default. Over the limit it is drawn as a warning. */
  countText?: (used: number, limit: number) => ReactNode;
  /** Minimum height of the text, px. */
  minHeight?: number;
  /** The element that takes the focus. */
  ref?: Ref<HTMLElement>;
}
