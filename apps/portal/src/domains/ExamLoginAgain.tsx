import { lazy, Suspense } from 'react';
import type { LoginAgainProps } from '../login/LoginAgain.tsx';

/** It comes when a session has ended over an open paper, and not with its page. */
const LoginAgain = lazy(() => import('../login/LoginAgain.tsx').then((part) => ({ default: part.LoginAgain })));

/** The way back into an exam for whose session has ended [EX-03]. */
export function ExamLoginAgain(props: LoginAgainProps) {
  return (
    <Suspense fallback={null}>
      <LoginAgain {...props} />
    </Suspense>
  );
}
