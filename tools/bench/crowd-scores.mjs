// Minutes of learning of an enterprise's people in this week, month and year.
import { eid } from './database.mjs';
import { addPeople } from './fill.mjs';

/** Tables that grow with the people. */
export const scoreTables = ['users', 'ranking_scores', 'ranking_tallies', 'ranking_departments'];

const first = 7_000_000;
const firstDepartment = 700_000;
const most = { week: 900, month: 2400, year: 12_000 };

/**
 * Few have much and many have little; the values of a person come from the id, the same at each run.
 * @param {import('./fill.mjs').Run} run
 * @param {{ count: number, departments: number }} size
 */
export async function addScores(run, { count, departments }) {
  const department = `jsonb_build_object('zh_cn', '部门 ' || (k % ${departments}))`;
  const departmentId = `${firstDepartment} + k % ${departments}`;
  await run(`INSERT INTO departments (eid, id, name)
    SELECT ${eid}, ${departmentId}, ${department} FROM generate_series(0, ${departments - 1}) AS k ON CONFLICT DO NOTHING`);
  await addPeople(run, { from: first, count, department, departmentId });
  await run('DELETE FROM ranking_tallies');
  await run('DELETE FROM ranking_departments');
  for (const period of Object.keys(most)) {
    await run(`INSERT INTO ranking_scores (eid, user_id, measure, period, department_id, value, earliness)
      SELECT ${eid}, id, 'hours', ${keyOf(period)}, coalesce(department_id, 0),
        1 + floor(${most[period]} * (mod(id * 7919 + 104729, 9973) / 9973.0) ^ 3), -floor(extract(epoch from now()))::int - mod(id, 86400)::int
      FROM users WHERE eid = ${eid} AND account ~ '^[BM][0-9]+$'
      ON CONFLICT (eid, user_id, measure, period) DO NOTHING`);
  }
  await run(`INSERT INTO ranking_tallies (eid, measure, period, department_id, value, people)
    SELECT eid, measure, period, place, value, count(*) FROM ranking_scores, unnest(array[0, department_id]) AS place
    WHERE period <> 'all' AND shown AND value > 0 GROUP BY eid, measure, period, place, value`);
  await run(`INSERT INTO ranking_departments (eid, measure, period, department_id, amount, people)
    SELECT eid, measure, period, department_id, sum(value), count(*) FROM ranking_scores
    WHERE period <> 'all' AND shown AND value > 0 GROUP BY eid, measure, period, department_id`);
}

/** Key of the period that is now, as `rankingScores.period` has it. */
function keyOf(period) {
  const day = `(now() at time zone 'Asia/Shanghai')`;
  if (period === 'week') return `to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`;
  return `to_char(${day}, '${period === 'month' ? 'YYYY-MM' : 'YYYY'}')`;
}
