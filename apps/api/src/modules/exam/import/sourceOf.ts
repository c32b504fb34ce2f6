import type { L10n } from '../../../db/seed/content/types.ts';
import type { Draft } from './draft.ts';
import type { QuestionCells, QuestionSource } from './readQuestion.ts';
import { cellsOf } from './writeTable.ts';

const stored = ({ en, zh }: L10n) => ({ zh_cn: zh, ...(en === undefined ? {} : { en }) });

/** A question as cells that can be mended; of one that was not read its words alone. */
export function sourceOf(draft: Draft | null, words: string): QuestionSource {
  return { cells: draft === null ? { stem: words.trim() } : draftCells(draft) };
}

/** The cells of a table that a draft is read from. */
function draftCells(draft: Draft): QuestionCells {
  const { explanation, files = [], gaps, keywords, kind, lesson, numbers, options, right, sample, stem } = draft;
  const { difficulty, ref, tags, takesFiles = kind === 'short' } = draft;
  const cells = cellsOf(
    {
      ...{ kind, difficulty, ref, tags: [...tags], takesFiles, lesson: null, gaps: gaps.length },
      ...{ stem: stored(stem), explanation: stored(explanation), options: options.map(stored) },
      key: {
        ...{ choice: right, gaps, keywords, sample: sample === null ? null : stored(sample) },
        ...(numbers === true ? { numbers } : {}),
      },
    },
    () => '',
  );
  const place =
    lesson === null ? {} : { course: `${lesson.course}`, chapter: `${lesson.chapter}`, second: `${lesson.second}` };
  // Signs that part files from each other would make several of one.
  const said = (words: string) => words.replaceAll(/[;；|｜\n]+/g, ' ');
  const named = files.map(({ alt, name }) => [name, ...[alt.zh, alt.en ?? ''].map(said)].join('|'));
  return filled({ ...cells, ...place, ...(named.length === 0 ? {} : { files: named.join(';') }) });
}

/** Cells without empty ones. */
export const filled = (cells: QuestionCells): QuestionCells =>
  Object.fromEntries(Object.entries(cells).filter(([, words]) => words !== ''));
