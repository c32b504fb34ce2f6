import { eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { SQL } from 'drizzle-orm';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import { countIf } from './reviewRow.ts';

/** Share of the papers at each end that discrimination compares, and the fewest papers for a meaningful value. */
const tail = 0.27;
export const fewestPapers = 10;

/** Marked papers of an exam by their scores, the best first; `which`: those among them. */
export const rankedPapers = (scope: TenantScope, examId: number, which?: SQL) =>
  scope.tx
    .select({
      id: examAttempts.id,
      eid: examAttempts.eid,
      rank: sql<number>`row_number() over (order by ${examAttempts.score} desc, ${examAttempts.id})`.as('rank'),
      papers: sql<number>`count(*) over ()`.as('papers'),
    })
    .from(examAttempts)
    .where(scope.only(examAttempts, eq(examAttempts.examId, examId), eq(examAttempts.state, 'marked'), which))
    .as('ranked');
export type RankedPapers = ReturnType<typeof rankedPapers>;

const ends = ({ papers }: RankedPapers) => sql`ceil(${papers} * ${tail}::float8)`;
/** Whether a paper is among the best, or the last ones. */
export const isBest = (ranked: RankedPapers) => sql`${ranked.rank} <= ${ends(ranked)}`;
const isWorst = (ranked: RankedPapers) => sql`${ranked.rank} > ${ranked.papers} - ${ends(ranked)}`;

/** Columns of a question's figures over ranked papers: points in hundredths on average, of all, of the best, of the last. */
export const itemColumns = (ranked: RankedPapers) => {
  const average = (condition: SQL) =>
    sql<number | null>`(avg(${examAnswers.score}) filter (where ${condition}))::float8`;
  return {
    id: examAnswers.questionId,
    papers: sql<number>`count(*)`.mapWith(Number),
    blank: countIf(sql`${examAnswers.mark} = 'blank'`),
    all: average(sql`true`),
    best: average(isBest(ranked)),
    worst: average(isWorst(ranked)),
  };
};

interface Averages {
  readonly papers: number;
  readonly all: number | null;
  readonly best: number | null;
  readonly worst: number | null;
}

const round = (share: number) => Math.round(share * 100) / 100;

/** Average share of a question's points, and its discrimination: null below ten papers. */
export function sharesOf({ all, best, papers, worst }: Averages, full: number) {
  const enough = papers >= fewestPapers && best !== null && worst !== null;
  return { share: round((all ?? 0) / full), discrimination: enough ? round((best - worst) / full) : null };
}
