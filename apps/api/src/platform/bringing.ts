import { createReadStream } from 'node:fs';
import { fileBeside, type Allowed, type BesideFile } from '../import/beside.ts';
import { accountForm } from '../text/accountForm.ts';
import { demoMomentOf, momentForm, momentOf } from '../import/dates.ts';
import type { Faults } from '../import/faults.ts';
import type { Reference } from '../import/shape.ts';
import type { StoredFiles } from '../import/storedFiles.ts';
import type { Yaml, YamlPath } from '../import/yaml.ts';
import type { Localise } from '../db/seed/localiser.ts';
import type { TenantScope } from '../db/tenant.ts';
import type { Emit } from '../ports/emit.ts';
import { typeOfKey } from '../ports/fileTypes.ts';
import { peopleOf, type ImportEnterprise } from './importing.ts';
import type { WrittenForWhom } from '../import/audience.shape.ts';
import { audienceOf } from './audience/audienceOf.ts';
import { writtenAudience } from './audience/writtenAudience.ts';

/** Demo data: days are relative to today, and things have the ids that other demo data name. */
export interface DemoImport {
  /** Id of the first thing of a list; those after it follow. */
  readonly firstId?: number;
}

interface Around {
  readonly scope: TenantScope;
  readonly enterprise: ImportEnterprise;
  readonly yaml: Yaml;
  readonly faults: Faults;
  readonly files: StoredFiles;
  readonly emit: Emit;
  readonly now: number;
  /** Folder of the files that this one names; null: none. */
  readonly folder: string | null;
  readonly demo?: DemoImport | undefined;
}

/** Finds the enterprise's things by id or title: their ids, none or several where it is not one. */
export type FindThings = (scope: TenantScope, kind: ThingKind, named: Reference) => Promise<readonly number[]>;
export type ThingKind = 'course' | 'package' | 'product' | 'sparring';

/** Context for checking and writing a file: the enterprise, and the list of faults. */
export class Bringing {
  readonly scope: TenantScope;
  readonly files: StoredFiles;
  readonly emit: Emit;
  /** Epoch ms. */
  readonly now: number;
  readonly demo: DemoImport | undefined;
  readonly localise: Localise;
  readonly timeZone: string;
  readonly #around: Around;
  readonly #accounts = new Map<string, number | null>();

  constructor(around: Around) {
    this.scope = around.scope;
    this.files = around.files;
    this.emit = around.emit;
    this.now = around.now;
    this.demo = around.demo;
    this.localise = around.enterprise.localise;
    this.timeZone = around.enterprise.timeZone;
    this.#around = around;
  }

  /** Records the fault of a value. */
  fault(path: YamlPath, wrong: string, right: string): void {
    this.#around.faults.add(this.#around.yaml.lineOf(path), wrong, right);
  }

  /** A day or time of the file; null for none, or for an invalid one, which is recorded. */
  moment(path: YamlPath, text: string | undefined, isEnd = false): Date | null {
    if (text === undefined) return null;
    const moment =
      this.demo === undefined
        ? momentOf(text, this.timeZone, isEnd)
        : demoMomentOf(text, this.timeZone, isEnd, this.now);
    if (moment === null) this.fault(path, `There is no day or time "${text}".`, momentForm);
    return moment;
  }

  /** Two moments in their order, named by `from` and `to`; a missing one is the first or the last possible moment. */
  period(
    path: YamlPath,
    [from, begins]: readonly [name: string, text: string | undefined],
    [to, ends]: readonly [name: string, text: string | undefined],
  ): readonly [begins: Date, ends: Date] {
    const first = this.moment([...path, from], begins) ?? new Date(0);
    const last = this.moment([...path, to], ends, true) ?? new Date(first.getTime() + ENDLESS_MS);
    if (first >= last) this.fault([...path, to], `"${to}" is not later than "${from}".`, `Let "${from}" be earlier.`);
    return [first, last];
  }

  /** Id of the audience that is written there; null: everyone. A name that is not one thing's is recorded as a fault. */
  async audience(path: YamlPath, written: WrittenForWhom): Promise<number | null> {
    const { faults, yaml } = this.#around;
    return audienceOf(this.scope, await writtenAudience(this.scope, written, { faults, yaml }, path));
  }

  /** Id of a person by account; null for an unknown one, which is recorded as a fault. */
  async account(path: YamlPath, written: string): Promise<number | null> {
    const account = accountForm(written);
    const known = this.#accounts.get(account);
    const id = known ?? (await peopleOf(this.scope, [account])).get(account) ?? null;
    this.#accounts.set(account, id);
    if (id === null) this.fault(path, `There is no account "${account}".`, 'Name one that is there.');
    return id;
  }

  /** Id of something that the file names; null where it is not one thing, which is recorded as a fault. */
  async thing(path: YamlPath, find: FindThings, kind: ThingKind, named: Reference): Promise<number | null> {
    const [id, ...others] = await find(this.scope, kind, named);
    const shown = typeof named === 'number' ? String(named) : `"${named}"`;
    if (id === undefined) this.fault(path, `There is no ${kind} ${shown}.`, 'Name one that the enterprise has.');
    else if (others.length > 0)
      this.fault(
        path,
        `More than one ${kind} is called ${shown}.`,
        `Write one of the ids ${[id, ...others].join(', ')}.`,
      );
    return others.length > 0 ? null : (id ?? null);
  }

  /** A file beside this one; null where it is refused, which is recorded as a fault. */
  async beside(path: YamlPath, name: string, allowed: Allowed): Promise<BesideFile | null> {
    const { folder } = this.#around;
    const found =
      folder === null
        ? (['No files lie beside this one.', 'Import it from its folder.'] as const)
        : await fileBeside(folder, name, allowed);
    if ('path' in found) return found;
    this.fault(path, ...found);
    return null;
  }

  /** Stores a file under a key with the extension of its content. Answers the key. */
  async store(base: string, file: BesideFile): Promise<string> {
    const key = `${base}.${file.stored}`;
    const type = typeOfKey(key);
    if (type === undefined) throw new Error(`no files of this kind are stored: ${key}`);
    await this.files.put(key, createReadStream(file.place), { type, size: file.size });
    return key;
  }
}

/** Open without an end: ten years count as that. */
const ENDLESS_MS = 87_600 * 3_600_000;
