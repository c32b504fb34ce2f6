// Cost of task and programme lists with ten times as many learners, and of rankings with a hundred times as many.
import { startPostgres } from '../lib/postgres.mjs';
import { compareSizes, planRow, recordCalls } from './compare.mjs';
import { addScores, scoreTables } from './crowd-scores.mjs';
import { addTasks, peopleTables, tasksOfLearner } from './crowd-tasks.mjs';
import { databaseUrl, seededDatabase } from './database.mjs';
import { filledDatabase } from './fill.mjs';
import { two } from './stats.mjs';

const askers = 20;
const repeats = 15;
const most = 1.5;
const learners = { small: 500, large: 5000 };
const people = { small: 10_000, large: 1_000_000 };
/** A large enterprise has more departments, and larger ones. */
const departments = { small: 100, large: 1000 };

const taskCalls = [
  { name: 'task centre', asks: () => ({ call: 'apiTask/list', fields: {} }) },
  { name: 'task centre, what is over', asks: () => ({ call: 'apiTask/list', fields: { over: 'Y' } }) },
  { name: 'red points', asks: () => ({ call: 'apiTask/counts', fields: {} }) },
  { name: 'programme list', asks: () => ({ call: 'apiTraining/programmes', fields: {} }) },
  { name: 'programmes of one’s own', asks: () => ({ call: 'apiTraining/my', fields: {} }) },
];
const rankCalls = ['week', 'month', 'year'].flatMap((period) =>
  ['all', 'department'].map((scope) => ({
    name: `ranking ${period} ${scope}`,
    asks: () => ({ call: 'apiStudyhall/rankByWeek', fields: { scope, measure: 'hours', period } }),
  })),
);

export async function measureCrowd() {
  const cluster = await startPostgres();
  try {
    const base = await seededDatabase(cluster.url, { name: 'base', courses: 0, learners: askers });
    const compared = async (name, { fill, sizes, calls, tables }) => {
      const urls = {};
      for (const size of ['small', 'large']) {
        const to = `${name}_${size}`;
        urls[size] = await filledDatabase(cluster.url, { from: 'base', to, fill: (run) => fill(run, sizes[size]) });
        console.log(`filled ${to}`);
      }
      const record = (url) => recordCalls(url, base.learners, () => Promise.resolve(calls));
      const recorded = { small: await record(urls.small), large: await record(urls.large) };
      const ratios = await compareSizes(urls, recorded, repeats);
      const superuser = databaseUrl(cluster.url, { name: `${name}_large`, user: 'postgres' });
      const plans = { calls: Object.values(recorded.large).flat(), tables, goal: 'people' };
      return { ratios, plans: await planRow(superuser, plans) };
    };
    const tasks = await compared('tasks', { fill: addTasks, sizes: learners, calls: taskCalls, tables: peopleTables });
    const ranks = await compared('ranks', {
      fill: addScores,
      sizes: {
        small: { count: people.small, departments: departments.small },
        large: { count: people.large, departments: departments.large },
      },
      calls: rankCalls,
      tables: scoreTables,
    });
    return {
      title: 'People',
      text: [
        `The statements of a learner’s calls on PostgreSQL, in turns as under Growth: task centre and programmes with`,
        `${learners.small} and with ${learners.large.toLocaleString('en')} learners who have ${tasksOfLearner} tasks each, rankings with ${people.small.toLocaleString('en')} and with`,
        `${people.large.toLocaleString('en')} people in ${departments.small} and ${departments.large.toLocaleString('en')} departments.`,
      ].join('\n'),
      rows: [
        rowOf('task centre, worst of three calls', pick(tasks.ratios, /^(task|red)/)),
        rowOf('programme lists, worst of two', pick(tasks.ratios, /^programme/)),
        { ...tasks.plans, what: `tasks: ${tasks.plans.what}` },
        rowOf('a page of a ranking, worst of six', pick(ranks.ratios, /./)),
        { ...ranks.plans, what: `rankings: ${ranks.plans.what}` },
      ],
    };
  } finally {
    await cluster.stop();
  }
}

const pick = (ratios, named) => Object.entries(ratios).filter(([name]) => named.test(name));

function rowOf(what, ratios) {
  const [name, worst] = ratios.sort(([, a], [, b]) => b - a)[0];
  return {
    goal: 'people',
    what,
    measured: `${two(worst)} × (${name})`,
    limit: `≤ ${two(most)} ×`,
    met: worst <= most,
  };
}
