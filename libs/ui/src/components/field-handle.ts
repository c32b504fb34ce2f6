import { useImperativeHandle, type FocusEvent, type Ref, type RefObject } from 'react';

/** The `ref` of a control with several elements: enough for a form library to focus it. */
export interface FieldHandle {
  /** Focuses the element that Tab would reach first. */
  focus: () => void;
}

/** Sets `ref` to the handle; `selectors` name the element to focus within `frame`, the best first. */
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

/** Calls back when the focus leaves a control of several elements, not when it moves inside it. */
export function leaving(onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined) {
  return (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
}
