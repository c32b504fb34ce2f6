import { useImperativeHandle, useRef, type Ref } from 'react';

/** A ref for an element that both the component and its caller need. */
export function useBothRefs<T>(givenRef: Ref<T> | undefined) {
  const ownRef = useRef<T>(null);
  useImperativeHandle<T | null, T | null>(givenRef, () => ownRef.current, []);
  return ownRef;
}
