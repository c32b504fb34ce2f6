// Fills an enterprise of DATABASE_URL with an exam and its papers, strikes a question and measures the batches; prints it as JSON. Run by tsx.
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/api/src/db/client.ts';
import { inTenant } from '../../apps/api/src/db/tenant.ts';
import { emitter } from '../../apps/api/src/effects/effect.ts';
import { allHandlers } from '../../apps/api/src/modules/index.ts';
import { examCorrections } from '../../apps/api/src/modules/exam/correction.schema.ts';
import { remarkJob } from '../../apps/api/src/modules/exam/manage/corrections/remark.job.ts';
import { addEnterprise } from '../../apps/api/src/testing/fixtures.ts';

const eid = 3003;
const asked = 35;
const papers = Number(process.argv[2] ?? 1000);
const now = Date.now();
const db = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] });
await db.migrate();
await addEnterprise(db, { eid });

const nothing = JSON.stringify({ zh_cn: '' });
const options = JSON.stringify(['a', 'b', 'c', 'd'].map((zh_cn) => ({ zh_cn })));
const key = JSON.stringify({ choice: [1], gaps: [], sample: null, keywords: [] });
const ids = Array.from({ length: asked }, (_, at) => 9_000_000 + at);
const parts = JSON.stringify([
  { kind: 'single', count: asked, scoreEach: 200, scorePartial: 0, questions: ids, draw: null },
]);
const paper = JSON.stringify([{ part: 0, questions: ids.map((id) => ({ id, options: [0, 1, 2, 3] })) }]);
const [examId, bankId, first] = [9_000_000, 9_000_000, 9_000_000];

await inTenant(db, eid, async ({ tx }) => {
  await tx.execute(sql`
    insert into users (eid, id, account, name, department, password_hash)
    select ${eid}, ${first}::bigint + n, 'P' || n, jsonb_build_object('zh_cn', 'P' || n), ${nothing}::jsonb, '' from generate_series(1, ${papers}) n`);
  await tx.execute(
    sql`insert into question_banks (eid, id, key, name) values (${eid}, ${bankId}, 'bench', ${nothing}::jsonb)`,
  );
  await tx.execute(sql`
    insert into questions (eid, id, bank_id, ref, kind, difficulty, tags, stem, options, key, explanation)
    select ${eid}, ${first}::bigint + n, ${bankId}, 'q' || n, 'single', 1, '{}', ${nothing}::jsonb, ${options}::jsonb, ${key}::jsonb, ${nothing}::jsonb
    from generate_series(0, ${asked - 1}) n`);
  await tx.execute(sql`
    insert into exams (eid, id, kind, title, introduction, opens_at, closes_at, duration_min, parts, question_count, full_score, pass_score, credits, points)
    values (${eid}, ${examId}, 'online', ${nothing}::jsonb, ${nothing}::jsonb, now() - interval '1 day', now(), 60, ${parts}::jsonb, ${asked}, ${asked * 200}, ${(asked - 10) * 200}, 100, 5)`);
  await tx.execute(sql`
    insert into exam_attempts (eid, id, exam_id, user_id, number, state, paper, started_at, deadline_at, holder, handed_in_at, hand_in_reason, answered, score, passed)
    select ${eid}, ${first}::bigint + n, ${examId}, ${first}::bigint + n, 1, 'marked', ${paper}::jsonb, now() - interval '2 hours', now(), 'w',
      now() - interval '1 hour', 'learner', ${asked}, (${asked} - 1 - n % 20) * 200, ${asked} - 1 - n % 20 >= ${asked - 10} from generate_series(1, ${papers}) n`);
  await tx.execute(sql`
    insert into exam_answers (eid, attempt_id, question_id, revision, value, saved_at, mark, score)
    select ${eid}, ${first}::bigint + n, ${first}::bigint + q, 1,
      jsonb_build_object('choice', jsonb_build_array(case when q <= n % 20 then 2 else 1 end), 'gaps', '[]'::jsonb, 'text', '', 'files', '[]'::jsonb),
      now(), case when q <= n % 20 then 'wrong' else 'right' end, case when q <= n % 20 then 0 else 200 end
    from generate_series(1, ${papers}) n, generate_series(0, ${asked - 1}) q`);
  await tx.execute(sql`
    insert into exam_standings (eid, exam_id, user_id, attempts, last_attempt_id, last_handed_in_at, best_attempt_id, best_score, best_at, passed)
    select eid, exam_id, user_id, 1, id, handed_in_at, id, score, handed_in_at, passed from exam_attempts where eid = ${eid}`);
});
const [correction] = await inTenant(db, eid, (scope) =>
  scope.tx
    .insert(examCorrections)
    .values(
      scope.row(examCorrections, {
        ...{ examId, questionId: first, act: 'strike', policy: 'strict', key: null, reason: 'bench' },
        ...{ madeBy: first + 1, at: new Date(now), total: papers },
      }),
    )
    .returning(),
);

let goesOn = true;
const batches = [];
const jobs = {
  add: (_scope, job) => {
    if (job.name === remarkJob.name) goesOn = true;
    return Promise.resolve();
  },
};
const emit = emitter(allHandlers, jobs, () => now);
while (goesOn) {
  goesOn = false;
  const began = performance.now();
  await inTenant(db, eid, (scope) => remarkJob.run({ scope, now, emit, jobs }, { correctionId: correction.id }));
  batches.push(performance.now() - began);
}
const { rows } = await inTenant(db, eid, ({ tx }) =>
  tx.execute(sql`select changed from exam_corrections where eid = ${eid}`),
);
console.log(JSON.stringify({ batches, changed: rows[0].changed }));
await db.close();
