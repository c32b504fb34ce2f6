import type { CellFault, ImportTrouble } from '@banyan/contracts/organisation';

/** A fault of an imported file. */
export interface Fault {
  /** Name of the file as the importer gave it. */
  readonly file: string;
  /** From 1; null: the file as a whole. */
  readonly line: number | null;
  /** The fault. */
  readonly wrong: string;
  /** The remedy. */
  readonly right: string;
  /** The fault in short, where the console tells it in its own words. */
  readonly code?: FaultCode | undefined;
  /** The cell that it is about. */
  readonly cell?: FaultCell | undefined;
}

/** Faults that the console knows: of cells, and of whole files. */
export type FaultCode = CellFault | ImportTrouble;

/** A cell of a table. */
export interface FaultCell {
  /** Column of the kind; of a cell that was not read as one its place in the file, from 0. */
  readonly column: string | number;
  /** The present words. */
  readonly text?: string;
}

/** Facts for the console beside the words. */
export interface FaultDetail {
  readonly code: FaultCode;
  readonly cell?: FaultCell;
}

/** Faults that are reported at once; a file with more has the same one in every row. */
const mostTold = 100;

const lineOf = ({ file, line, wrong, right }: Fault) =>
  `${file}${line === null ? '' : `:${line}`}: ${wrong} ${right}`.trim();

/** A file that is not imported: all its faults, in the order of their lines. Nothing of it was kept. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const sorted = faults.toSorted(
      (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
    );
    const told = sorted.slice(0, mostTold).map(lineOf);
    const more = sorted.length - told.length;
    super([...told, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
    this.faults = sorted;
  }
}

/** Collects the faults of one file, so that all of them are reported and not the first alone. */
export class Faults {
  readonly file: string;
  readonly #found: Fault[] = [];

  constructor(file: string) {
    this.file = file;
  }

  get any(): boolean {
    return this.#found.length > 0;
  }

  /** `file`: another one than the naming file, such as a video of a course. */
  add(line: number | null, wrong: string, right: string, file = this.file): void {
    this.#found.push({ file, line, wrong, right });
  }

  /** Adds a fault that the console tells in its own words. */
  tell(line: number | null, wrong: string, right: string, detail: FaultDetail): void {
    this.#found.push({ file: this.file, line, wrong, right, ...detail });
  }

  /** All that was found, in the order in which it was. */
  get all(): readonly Fault[] {
    return this.#found;
  }

  take(faults: readonly Fault[]): void {
    this.#found.push(...faults);
  }

  /** Throws ImportRefused if there are faults. */
  refuse(): void {
    if (this.any) throw new ImportRefused(this.#found);
  }
}

/** Refuses a file for one reason. */
export function refused(
  file: string,
  line: number | null,
  wrong: string,
  right: string,
  code?: FaultCode,
): ImportRefused {
  return new ImportRefused([{ file, line, wrong, right, code }]);
}
