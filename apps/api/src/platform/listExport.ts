import type { Call, CallInput, Permission } from '@banyan/contracts';
import type { TenantScope } from '../db/tenant.ts';
import type { Learner } from '../http/context.ts';
import type { Grants } from './grants.ts';

/** Language, time zone, columns and filters of an export. */
export interface ExportAsked {
  readonly language: Learner['language'];
  /** Left out by exports that were asked for before lists had times. */
  readonly timeZone?: string;
  readonly columns: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
}

/** On whose behalf a list leaves, with the rights of that moment. */
export interface ExportAround {
  readonly scope: TenantScope;
  /** Epoch ms. */
  readonly now: number;
  readonly grants: Grants;
  readonly viewer: Pick<Learner, 'language' | 'timeZone' | 'userId'>;
}

/** A list that leaves as a file. */
export interface ExportKind {
  /** Name of the list, and of its files. */
  readonly name: string;
  /** The call that begins it; its fields beside `format` and `columns` are the filters. */
  readonly call: Call;
  readonly may: Permission;
  /** Headings, and the rows that the rights reach and the filters find. */
  rows(around: ExportAround, asked: ExportAsked): Promise<readonly (readonly string[])[]>;
}

/** A column of a file. */
interface ExportColumn<Row> {
  /** Its heading in Chinese and English. */
  readonly head: readonly [zh: string, en: string];
  readonly cell: (row: Row) => string;
}

interface ListExport<C extends Call, Row> {
  readonly name: string;
  readonly call: C;
  /** Reads the rows within the caller's rights. */
  readonly read: (around: ExportAround, filters: Omit<CallInput<C>, 'format'>) => Promise<readonly Row[]>;
  readonly columns: (words: ExportWords) => readonly ExportColumn<Row>[];
}

/** Words of cells in the language and zone of who asked. */
interface ExportWords {
  /** 0 for Chinese, 1 for English. */
  readonly at: 0 | 1;
  /** A moment on the enterprise's clock. */
  readonly moment: (ms: number | null) => string;
  readonly language: Learner['language'];
}

/** A list with the same columns in every file. */
export function listExport<C extends Call, Row>({ call, columns, name, read }: ListExport<C, Row>): ExportKind {
  if (call.may === null) throw new RangeError(`${call.name} names no right`);
  return {
    ...{ name, call, may: call.may },
    async rows(around, { filters }) {
      const { language, timeZone } = around.viewer;
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      const moment = (ms: number | null) => (ms === null ? '' : clock.format(ms));
      const at = language === 'en' ? 1 : 0;
      const shown = columns({ at, moment, language });
      // They were read by the call's own schema before they were kept.
      const rows = await read(around, filters as Omit<CallInput<C>, 'format'>);
      return [shown.map(({ head }) => head[at]), ...rows.map((row) => shown.map(({ cell }) => cell(row)))];
    },
  };
}
