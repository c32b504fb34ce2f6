import { questionFileDays } from '@banyan/contracts/exam';
import { and, eq, lt, ne } from 'drizzle-orm';
import type { Sweep } from '../../../../sweep/sweep.ts';
import type { ExamModulePorts } from '../../exam.ports.ts';
import { questionImports } from './questionImport.schema.ts';

const dayMs = 86_400_000;

/** Lets the files of imports go after fourteen days; who brought what, and the mapping of its columns, stay. */
export const sweepQuestionFiles =
  ({ releaseFile }: Pick<ExamModulePorts, 'releaseFile'>): Sweep =>
  ({ inTenant, now }) =>
    inTenant(async (scope) => {
      const old = await scope.tx
        .select({ id: questionImports.id, uploadId: questionImports.uploadId })
        .from(questionImports)
        .where(
          scope.only(
            questionImports,
            and(ne(questionImports.key, ''), lt(questionImports.createdAt, new Date(now() - questionFileDays * dayMs))),
          ),
        );
      for (const { id, uploadId } of old) {
        await releaseFile({ scope, now }, uploadId);
        await scope.tx
          .update(questionImports)
          .set({ key: '', uploadId: '', mended: {}, choices: {} })
          .where(scope.only(questionImports, eq(questionImports.id, id)));
      }
    });
