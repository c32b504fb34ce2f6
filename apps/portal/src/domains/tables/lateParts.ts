/** Parts of the portal that domains show: each comes when one is asked for, and not with a page. */
export const lateParts = {
  coverCropper: () => import('../../../../../libs/domain-account/src/editor/CoverCropper.tsx').then(({ CoverCropper }) => CoverCropper),
  courseFaceCheck: () => import('../../../../../libs/domain-account/src/face/CourseFaceCheck.tsx').then(({ CourseFaceCheck }) => CourseFaceCheck),
  examFaceCheck: () => import('../../../../../libs/domain-account/src/face/ExamFaceCheck.tsx').then(({ ExamFaceCheck }) => ExamFaceCheck),
  loginAgain: () => import('../../../../../libs/domain-account/src/login/LoginAgain.tsx').then(({ LoginAgain }) => LoginAgain),
  learnerMark: () => import('../../marks/LearnerMark.tsx').then(({ LearnerMark }) => LearnerMark),
} as const;
