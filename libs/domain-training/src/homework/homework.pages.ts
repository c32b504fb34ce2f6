import type { homeworkScreens } from '@banyan/contracts/training';
import type { ScreenPages } from '@banyan/core-session';

/** Pages of homework. */
export const homeworkPages: ScreenPages<typeof homeworkScreens> = {
  homework: () => import('./sheet/HomeworkPage.tsx').then(({ HomeworkPage }) => HomeworkPage),
  myHomework: () => import('./list/MyHomeworkPage.tsx').then(({ MyHomeworkPage }) => MyHomeworkPage),
};
