import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { recordset } from './bulkRecords.ts';
import { bulkChapters, type BulkCourse } from './bulkRows.ts';

/** Writes a batch of generated courses with their search words and chapters. */
export async function addBulkCourses({ tx, eid }: TenantScope, batch: readonly BulkCourse[]): Promise<void> {
  const rows = recordset(
    batch.map(({ row }) => row),
    `id bigint, title jsonb, intro jsonb, motif text, field text, subject text, topic text, lecturer_id bigint,
     duration_s float8, chapter_count int, credits int, fee text, price int, required boolean, rating int, ratings int,
     learners int, published_at timestamptz, sequential boolean`,
  );
  await tx.execute(sql`
    insert into courses (eid, id, title, intro, motif, field, subject, topic, lecturer_id, duration_s, chapter_count,
      credits, fee, price, required, rating, ratings, learners, published_at, sequential)
    select ${eid}, r.* from ${rows}`);
  const words = recordset(
    batch.map(({ row, words }) => ({ ...row, words })),
    'id bigint, required boolean, published_at timestamptz, field text, subject text, topic text, words jsonb',
  );
  await tx.execute(sql`
    insert into course_search (eid, course_id, required, published_at, field, subject, topic, words)
    select ${eid}, r.id, r.required, r.published_at, r.field, r.subject, r.topic,
      array_to_tsvector(array(select jsonb_array_elements_text(r.words)))
    from ${words}`);
  const chapters = recordset(batch.flatMap(bulkChapters), 'course_id bigint, no int, title jsonb, duration_s float8');
  await tx.execute(sql`
    insert into chapters (eid, course_id, no, title, duration_s)
    select ${eid}, r.* from ${chapters}`);
}
