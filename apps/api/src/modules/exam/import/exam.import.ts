import { basename } from 'node:path';
import type { ImportKind } from '../../../import/kind.ts';
import { bytesOf, textOf } from '../../../import/readText.ts';
import { importExam } from './importExam.ts';

const mostBytes = 500_000;

/** `npm run import -- exam exam.yaml --eid 1001`. */
export const examImport: ImportKind = {
  name: 'exam',
  usage: `exam exam.yaml --eid 1001
      Adds an exam whose questions come from banks that are there.`,
  async run(ports, { dryRun, eid, path }) {
    const file = basename(path);
    const text = textOf(await bytesOf(path, mostBytes), file);
    const { full, id, questions, replaced, title } = await importExam(ports, { eid, file, text, dryRun });
    return `Exam ${id}: ${title} (${questions} questions, ${full} points)${replaced ? ', in place of the former one' : ''}.`;
  },
};
