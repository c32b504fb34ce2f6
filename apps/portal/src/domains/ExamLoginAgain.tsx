import { lazy, Suspense } from 'react';
import { loadPart } from '../parts/chunks.ts';
import type { LoginAgainProps } from '../login/LoginAgain.tsx';
import { LoginWaiting } from '../login/LoginWaiting.tsx';

/** It comes when a session has ended over an open paper, and not with its page. */
const LoginAgain = lazy(() =>
  loadPart(() => import('../login/LoginAgain.tsx')).then((part) => ({ default: part.LoginAgain })),
);

/** The way back into an exam for whose session has ended [EX-03]. */
export function ExamLoginAgain(props: LoginAgainProps) {
  return (
    <Suspense fallback={<LoginWaiting />}>
      <LoginAgain {...props} />
    </Suspense>
  );
}
