import { ask, type FirstCalls, type Opening } from '../first.ts';
import { sparringScenarios, sparringSession } from '../talent/sparring.ts';
import { jobMap, talentPost } from '../talent/talent.ts';
import { assessmentTask, assessmentTasks, assessmentTool } from '../talent/talentAssessment.ts';
import { assessmentQuery, assessmentsQuery, jobMapQuery, sparringQuery } from '../talent/screens/talent.query.ts';
import type { talentScreens } from '../talent/screens/talent.ts';

const idIn = ({ search }: Opening) => assessmentQuery.read(search).id ?? 0;

function sparring({ search }: Opening) {
  const { session } = sparringQuery.read(search);
  return session ? [ask(sparringSession, { id: session })] : [ask(sparringScenarios, {})];
}

/** First calls of the talent domain's screens. */
export const talentFirst: FirstCalls<typeof talentScreens> = {
  jobMap({ search }) {
    const { post } = jobMapQuery.read(search);
    return [
      ask(jobMap, {}, ({ mine }) => {
        const id = post || mine?.aim || mine?.post;
        return id ? [ask(talentPost, { id })] : [];
      }),
    ];
  },
  assessments: ({ search }) => [ask(assessmentTasks, assessmentsQuery.read(search))],
  assessment: (opening) => (idIn(opening) === 0 ? [] : [ask(assessmentTask, { id: idIn(opening) })]),
  assessmentTool: (opening) => (idIn(opening) === 0 ? [] : [ask(assessmentTool, { id: idIn(opening) })]),
  // Its PDF is drawn when a person reads it: not for a page that may never be shown.
  report: () => [],
  train: sparring,
  aiAssess: sparring,
};
