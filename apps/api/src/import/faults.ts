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

  take(faults: readonly Fault[]): void {
    this.#found.push(...faults);
  }

  /** Throws ImportRefused if there are faults. */
  refuse(): void {
    if (this.any) throw new ImportRefused(this.#found);
  }
}

/** Refuses a file for one reason. */
export function refused(file: string, line: number | null, wrong: string, right: string): ImportRefused {
  return new ImportRefused([{ file, line, wrong, right }]);
}
