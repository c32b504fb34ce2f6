import type { Fault } from '../../../import/faults.ts';
import type { Column } from './columns.ts';
import type { Draft } from './draft.ts';

/** Forms of files with questions. */
export type QuestionFormat = 'gift' | 'aiken' | 'moodle' | 'qti' | 'table' | 'word';

/** Cells of a question by the columns of a table; empty ones are left out. */
export type QuestionCells = Readonly<Partial<Record<Column, string>>>;

/** Words of a question in its file, in which it can be mended: of a text itself, of anything else as cells. */
export type QuestionSource =
  | {
      readonly text: string;
      /** The category before it; left out: none. */
      readonly category?: string | undefined;
      /** It is written as Aiken, not as GIFT. */
      readonly isAiken?: true;
    }
  | { readonly cells: QuestionCells };

/** A question of a file. */
export interface ReadQuestion {
  readonly line: number;
  /** The file within a package; left out: the file itself. */
  readonly file?: string | undefined;
  readonly source: QuestionSource;
  /** Null: it could not be read, and its faults tell why. */
  readonly draft: Draft | null;
  /** Why; left out: the faults of the file tell it by their line. Those of XML may share a line. */
  readonly faults?: readonly Fault[];
}

/** A file of questions. */
export interface ReadQuestions {
  readonly format: QuestionFormat;
  readonly questions: readonly ReadQuestion[];
  /** Files that came with them, by the names that drafts use. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export const noFiles: ReadonlyMap<string, Buffer> = new Map();
