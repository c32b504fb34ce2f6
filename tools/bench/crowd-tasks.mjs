// Tasks of an enterprise's learners: so many of every kind for each of them, half of them done.
import { eid } from './database.mjs';
import { addPeople, copyRow } from './fill.mjs';

/** Tasks of a learner by kind; 200 in all. */
const tasks = { courses: 40, exams: 40, questionnaires: 30, homeworks: 30, programmes: 30, activities: 30 };
export const tasksOfLearner = Object.values(tasks).reduce((sum, count) => sum + count, 0);
/** Tables that grow with the people. */
export const peopleTables = [
  'users',
  'course_progress',
  'exam_standings',
  'homework_submissions',
  'training_enrolments',
  'training_finished_tasks',
  'activity_registrations',
  'activity_attendances',
];

const first = 7_000_000;
const id = `${first} + k`;
const titled = (word) => `jsonb_build_object('zh_cn', '${word} ' || k)`;
const forAll = { audience_id: 'NULL' };
/** The kth lasts until so many days from now. */
const ends = `now() + k * interval '12 hours' + interval '3 hours'`;
const began = `now() - interval '20 days' + k * interval '1 hour'`;
/** Learner of a row, and the half of the tasks that each has done. */
const people = `(SELECT id FROM users WHERE eid = ${eid} AND account ~ '^[BM][0-9]+$') AS person`;
const series = (kind) => `generate_series(1, ${tasks[kind]}) AS k`;
const half = `(person.id + k) % 2 = 0`;

/** @param {import('./fill.mjs').Run} run @param {number} learners those that are there already included */
export async function addTasks(run, learners) {
  const known = await run(`SELECT count(*)::int AS count FROM users WHERE eid = ${eid} AND account ~ '^M[0-9]{6}$'`);
  await addPeople(run, {
    from: first,
    count: learners - known.rows[0].count,
    department: 't.department',
    departmentId: 't.department_id',
  });
  await addThings(run);
  await addPasts(run);
}

async function addThings(run) {
  const copy = (table, where, times, values) => copyRow(run, table, { where, times, values });
  await copy('courses', `state = 'on_shelf'`, tasks.courses, {
    ...{ id, title: titled('必修课'), required: 'true', required_until: ends, ...forAll },
  });
  await copy('exams', `kind = 'online'`, tasks.exams, {
    ...{ id, title: titled('考试'), opens_at: began, closes_at: ends, ...forAll },
  });
  await copy('questionnaires', 'true', tasks.questionnaires, {
    ...{ id, title: titled('问卷'), opens_at: began, closes_at: ends, ...forAll },
  });
  await copy('homeworks', 'true', tasks.homeworks, {
    ...{ id, title: titled('作业'), opens_at: began, due_at: ends, ...forAll },
  });
  await copy('activities', 'true', tasks.activities, {
    ...{ id, title: titled('活动'), registration_from: began, registration_to: `${ends} - interval '1 day'` },
    ...{ begins_at: `${ends} - interval '2 hours'`, ends_at: ends, places: '100000' },
  });
  await copy('activity_sessions', 'true', tasks.activities, {
    ...{ id, activity_id: id, begins_at: `${ends} - interval '2 hours'`, ends_at: ends },
  });
  await copy('training_programmes', 'true', tasks.programmes, {
    ...{ id, title: titled('培训'), published_at: began, begins_at: began, ends_at: `${ends} + interval '30 days'` },
    ...{ archived_at: 'NULL', days: 'NULL', open: 'true', ...forAll },
  });
  await copy('training_stages', `rule <> 'choice'`, tasks.programmes, {
    ...{ id, programme_id: id, no: '1', rule: `'start'`, opens_at: 'NULL', opens_day: 'NULL', electives: '0' },
  });
  for (const [no, kind] of ['course', 'exam', 'homework', 'questionnaire'].entries()) {
    await copy('training_tasks', 'true', tasks.programmes, {
      ...{ id: `${id} + ${(no + 1) * 1000}`, programme_id: id, stage_no: '1', no: String(no + 1), required: 'true' },
      ...{ kind: `'${kind}'`, item_id: id, title: titled('任务') },
    });
  }
}

async function addPasts(run) {
  await run(`INSERT INTO course_progress (eid, user_id, course_id, state, left_s, enrolled_at, last_studied_at, completed_at)
    SELECT ${eid}, person.id, ${id}, CASE WHEN ${half} THEN 'learned' ELSE 'learning' END, 60, ${began}, ${began},
      CASE WHEN ${half} THEN ${began} END FROM ${series('courses')}, ${people}`);
  await run(`INSERT INTO exam_standings (eid, exam_id, user_id, attempts, last_handed_in_at, best_score, best_at, passed)
    SELECT ${eid}, ${id}, person.id, 1, ${began}, 8000, ${began}, true FROM ${series('exams')}, ${people} WHERE ${half}`);
  await run(`INSERT INTO questionnaire_takers (eid, questionnaire_id, user_ids)
    SELECT ${eid}, ${id}, array_agg(person.id ORDER BY person.id) FROM ${series('questionnaires')}, ${people}
    WHERE ${half} GROUP BY k`);
  await run(`INSERT INTO homework_submissions (eid, homework_id, user_id, no, state, text, files, handed_in_at, score)
    SELECT ${eid}, ${id}, person.id, 1, 'passed', '交', '{}', ${began}, 900 FROM ${series('homeworks')}, ${people}
    WHERE ${half}`);
  await run(`INSERT INTO training_enrolments (eid, programme_id, user_id, joined_at, began_at, progress)
    SELECT ${eid}, ${id}, person.id, ${began}, ${began}, 50 FROM ${series('programmes')}, ${people}`);
  await run(`UPDATE training_programmes SET people = joined.people
    FROM (SELECT programme_id, count(*) AS people FROM training_enrolments GROUP BY programme_id) AS joined
    WHERE joined.programme_id = id`);
  await run(`INSERT INTO training_finished_tasks (eid, programme_id, user_id, round, task_id, finished_at)
    SELECT ${eid}, ${id}, person.id, 1, ${id} + no * 1000, ${began}
    FROM ${series('programmes')}, generate_series(1, 2) AS no, ${people}`);
  await run(`INSERT INTO activity_registrations (eid, activity_id, user_id, waiting, at)
    SELECT ${eid}, ${id}, person.id, false, ${began} FROM ${series('activities')}, ${people}`);
  await run(`INSERT INTO activity_attendances (eid, session_id, user_id, activity_id, signed_in_at, signed_in_by)
    SELECT ${eid}, ${id}, person.id, ${id}, ${began}, 'code' FROM ${series('activities')}, ${people} WHERE ${half}`);
}
