import { useImperativeHandle, type FocusEvent, type Ref, type RefObject } from 'react';

/** The `ref` of a control with several elements: enough for a form library to focus it. */
export interface FieldHandle {
  /** Focuses the element that Tab would reach first. */
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
