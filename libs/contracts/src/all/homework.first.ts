import { idOf } from '../address.ts';
import { ask, type FirstCalls } from '../first.ts';
import { homeworkDetail, homeworkList } from '../training/homework.ts';
import { homeworkInput, homeworkQuery } from '../training/screens/homework.query.ts';
import type { homeworkScreens } from '../training/screens/homework.ts';

/** First calls of the screens of homework. */
export const homeworkFirst: FirstCalls<typeof homeworkScreens> = {
  homework({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(homeworkDetail, { id })];
  },
  myHomework: ({ search }) => [ask(homeworkList, homeworkInput(homeworkQuery.read(search)))],
};
