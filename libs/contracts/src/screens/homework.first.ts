import { ask, type FirstCalls } from '../first.ts';
import { homeworkDetail, homeworkList } from '../homework.ts';
import { homeworkInput, homeworkQuery } from './homework.query.ts';
import type { homeworkScreens } from './homework.ts';

/** First calls of the screens of homework. */
export const homeworkFirst: FirstCalls<typeof homeworkScreens> = {
  homework: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id) ? [ask(homeworkDetail, { id: Number(params.id) })] : []),
  myHomework: ({ search }) => [ask(homeworkList, homeworkInput(homeworkQuery.read(search)))],
};
