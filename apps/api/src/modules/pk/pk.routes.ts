import {
  answerPk,
  challengePk,
  joinPk,
  nextPk,
  pkBattle,
  pkColleagues,
  pkHall,
  pkHeroes,
  pkHistory,
  replyPk,
} from '@banyan/contracts/exam';
import { serve, type Route } from '../../http/serve.ts';
import { takeAnswer } from './answer.service.ts';
import { askNext, readBattle } from './battle.service.ts';
import { challenge, join, reply } from './challenge.service.ts';
import { listColleagues } from './colleagues.service.ts';
import { listHistory, readHall } from './hall.service.ts';
import { readHeroes } from './heroes.service.ts';
import type { QuestionBanks } from './pk.ports.ts';

/** Calls of quiz battles. */
export const pkRoutes = (banks: QuestionBanks): readonly Route[] => [
  serve(pkHall, (ctx) => readHall(ctx, banks)),
  serve(pkHistory, (ctx, input) => listHistory(ctx, input, banks)),
  serve(joinPk, join),
  serve(pkColleagues, listColleagues),
  serve(challengePk, (ctx, input) => challenge(ctx, input, banks)),
  serve(replyPk, reply),
  serve(pkBattle, (ctx, input) => readBattle(ctx, input, banks)),
  serve(nextPk, (ctx, input) => askNext(ctx, input, banks)),
  serve(answerPk, (ctx, input) => takeAnswer(ctx, input, banks)),
  serve(pkHeroes, readHeroes),
];
