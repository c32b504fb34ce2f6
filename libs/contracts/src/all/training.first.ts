import { idOf } from '../address.ts';
import { ask, type FirstCalls } from '../first.ts';
import { myProgrammes, programmeDetail, programmeList } from '../training/programmes.ts';
import type { trainingScreens } from '../training/screens/training.ts';
import { myTrainQuery } from '../training/screens/training.query.ts';

/** Call for the programme in the path; none without a valid id. */
const programmeCalls = (text: string) => {
  const id = idOf(text);
  return id === null ? [] : [ask(programmeDetail, { id })];
};

/** First calls of the training domain's screens. */
export const trainingFirst: FirstCalls<typeof trainingScreens> = {
  programmes: () => [ask(programmeList, {})],
  programme: ({ params }) => programmeCalls(params.id),
  map: ({ params }) => programmeCalls(params.id),
  stageMap: ({ params }) => programmeCalls(params.id),
  myTrain: ({ search }) => [ask(myProgrammes, { tab: myTrainQuery.read(search).tab })],
};
