import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { lessonLines } from './lessonLine.schema.ts';
import { searchLexemes, searchTokens } from '../../text/searchTokens.ts';
import { recordset } from './seed/bulkRecords.ts';

/** Spoken lines of a chapter in one language. */
export interface SaidLines {
  readonly chapterId: number;
  readonly language: 'zh' | 'en';
  readonly said: readonly { readonly second: number; readonly text: string }[];
}

/** Makes the lines of a new course searchable. */
export async function addLines(
  { eid, tx }: TenantScope,
  courseId: number,
  chapters: readonly SaidLines[],
): Promise<void> {
  const rows = chapters.flatMap(({ chapterId, language, said }) =>
    said.map(({ second, text }) => ({
      chapter_id: chapterId,
      language,
      second,
      text,
      words: searchLexemes(eid, searchTokens(text)),
    })),
  );
  if (rows.length === 0) return;
  const lines = recordset(rows, 'chapter_id bigint, language text, second float8, text text, words jsonb');
  await tx.execute(sql`
    insert into ${lessonLines} (eid, course_id, chapter_id, language, second, text, words)
    select ${eid}, ${courseId}, r.chapter_id, r.language, r.second, r.text,
      array_to_tsvector(array(select jsonb_array_elements_text(r.words)))
    from ${lines}`);
}
