import { useImperativeHandle, type FocusEvent, type Ref, type RefObject } from 'react';

/** What the `ref` of a control of several elements gives: enough for a form library to lead the reader to it. */
export interface FieldHandle {
  /** Puts the focus where a reader would arrive with Tab. */
  focus: () => void;
}

/** Gives `ref` the handle; `selectors` name the element to focus within `frame`, the best first. */
export function useFieldHandle(
  ref: Ref<FieldHandle> | undefined,
  frame: RefObject<HTMLElement | null>,
  ...selectors: readonly string[]
) {
  useImperativeHandle(ref, () => ({
    focus: () => {
      const found = selectors.map((selector) => frame.current?.querySelector<HTMLElement>(selector));
      found.find((element) => element)?.focus();
    },
  }));
}

/** Tells that the focus left a control of several elements, not that it moved within it. */
export function leaving(onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined) {
  return (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
}
