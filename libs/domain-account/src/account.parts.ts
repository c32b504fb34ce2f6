import type { ComponentType } from 'react';
import type { AccountModuleDeps } from './account.environment.ts';

/** Parts of this domain that the portal shows, or gives to other domains: each loads on request. */
export function accountParts(deps: AccountModuleDeps) {
  const part =
    <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
    async () => {
      const [{ accountDomain }, Part] = await Promise.all([import('./account.domain.ts'), load()]);
      return accountDomain.within(deps, Part);
    };
  return {
    assistOverlay: part(() => import('./assist/AssistOverlay.tsx').then(({ AssistOverlay }) => AssistOverlay)),
    courseFaceCheck: part(() => import('./face/CourseFaceCheck.tsx').then(({ CourseFaceCheck }) => CourseFaceCheck)),
    coverCropper: part(() => import('./editor/CoverCropper.tsx').then(({ CoverCropper }) => CoverCropper)),
    examFaceCheck: part(() => import('./face/ExamFaceCheck.tsx').then(({ ExamFaceCheck }) => ExamFaceCheck)),
    loginAgain: part(() => import('./login/LoginAgain.tsx').then(({ LoginAgain }) => LoginAgain)),
    otherEnterprises: part(() =>
      import('./switching/OtherEnterprisesPage.tsx').then(({ OtherEnterprisesPage }) => OtherEnterprisesPage),
    ),
  } as const;
}
/** The result of `accountParts`. */
export type AccountParts = ReturnType<typeof accountParts>;
