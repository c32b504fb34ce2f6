import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Faults } from '../../../import/faults.ts';
import { faultsOfDrafts } from './draft.ts';
import { storedQuestion } from '../testing/anyStoredQuestion.ts';
import { readTable } from './table.ts';
import { tableOf } from './writeTable.ts';

it('reads a table of questions back as they were [EX-02]', () => {
  fc.assert(
    fc.property(fc.array(storedQuestion, { minLength: 1, maxLength: 6 }), (all) => {
      const rows = all.map((one, at) => ({ ...one, ref: `q${at}` }));
      const faults = new Faults('questions.csv');
      const table = tableOf(rows, () => '3');
      const drafts = readTable(
        table.map((cells, at) => ({ line: at + 1, cells })),
        faults,
      );
      faults.take(faultsOfDrafts(drafts, 'questions.csv').flat());
      faults.refuse();
      const told = ({ en, zh_cn: zh }: { zh_cn: string; en?: string }) => ({ zh, ...(en === undefined ? {} : { en }) });
      expect(drafts).toMatchObject(
        rows.map(({ difficulty, explanation, key, kind, lesson, options, ref, stem, tags, takesFiles }) => ({
          ...{ ref, kind, difficulty, tags, takesFiles, right: key.choice, keywords: key.keywords, gaps: key.gaps },
          ...{ stem: told(stem), explanation: told(explanation), options: options.map(told) },
          lesson: lesson === null ? null : { course: 12, chapter: 3, second: 5 },
          sample: key.sample === null ? null : told(key.sample),
          ...(key.numbers === true ? { numbers: true } : {}),
        })),
      );
    }),
    { numRuns: 200 },
  );
});
