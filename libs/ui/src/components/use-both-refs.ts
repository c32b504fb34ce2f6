import { useImperativeHandle, useRef, type Ref } from 'react';

/** A ref for an element that the component wants to know as well as its caller. */
export function useBothRefs<T>(givenRef: Ref<T> | undefined) {
  const ownRef = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(givenRef, () => ownRef.current, []);
  return ownRef;
}
