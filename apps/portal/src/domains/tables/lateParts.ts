/** Parts of the portal that domains show: each comes when one is asked for, and not with a page. */
export const lateParts = {
  coverCropper: () => import('../../editor/CoverCropper.tsx').then(({ CoverCropper }) => CoverCropper),
  courseFaceCheck: () => import('../../face/CourseFaceCheck.tsx').then(({ CourseFaceCheck }) => CourseFaceCheck),
  examFaceCheck: () => import('../../face/ExamFaceCheck.tsx').then(({ ExamFaceCheck }) => ExamFaceCheck),
  loginAgain: () => import('../../login/LoginAgain.tsx').then(({ LoginAgain }) => LoginAgain),
  learnerMark: () => import('../../marks/LearnerMark.tsx').then(({ LearnerMark }) => LearnerMark),
} as const;
