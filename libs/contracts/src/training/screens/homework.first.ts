import { idOf } from '../../address.ts';
import { ask, type FirstCalls } from '../../first.ts';
import { homeworkDetail, homeworkList } from '../homework.ts';
import { homeworkInput, homeworkQuery } from './homework.query.ts';
import type { homeworkScreens } from './homework.ts';

/** First calls of the screens of homework. */
export const homeworkFirst: FirstCalls<typeof homeworkScreens> = {
  homework({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(homeworkDetail, { id })];
  },
  myHomework: ({ search }) => [ask(homeworkList, homeworkInput(homeworkQuery.read(search)))],
};
