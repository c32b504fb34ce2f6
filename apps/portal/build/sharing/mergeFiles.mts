import { casesOf, covers, union, weigh, type Cases } from './cases.mts';

/** Modules that are needed in the same cases. */
export interface SharedFile {
  /** About what they cost on the wire, bytes. */
  readonly bytes: number;
  /** Files whose code this one needs at once, by their place in the list. */
  readonly needs: readonly number[];
  /** Cases in which it is loaded, by their place among the weights. */
  readonly cases: readonly number[];
  /** It is a file of its own whatever that costs. */
  readonly fixed: boolean;
}

export interface Costs {
  /** How often each case occurs, against the others. */
  readonly weights: readonly number[];
  /** What one file more costs in a case, bytes: head, worse compression, its turn on the line. */
  readonly perFile: number;
}

/**
 * Puts files together as long as that costs less: what a case loads without needing it is weighed against a file that it
 * does not have to ask for. Files never come to need each other in a circle.
 * @returns for each new file, the places of those that it is made of; fixed ones are in none.
 */
export function mergeFiles(files: readonly SharedFile[], costs: Costs): readonly (readonly number[])[] {
  const merging = new Merging(files, costs);
  while (merging.step());
  return merging.open.map(({ members }) => members);
}

interface Group {
  readonly at: number;
  members: readonly number[];
  bytes: number;
  cases: Cases;
  weight: number;
  needs: ReadonlySet<number>;
  readonly fixed: boolean;
}

/** The best that can be done with a file: the other one, and what that changes, below 0 where it saves. */
interface Best {
  readonly with: Group | null;
  readonly by: number;
}

class Merging {
  /** Files that can still be put together. */
  open: readonly Group[];
  readonly #costs: Costs;
  readonly #groups: readonly Group[];
  /** By place of a file: that of the one it was put into. */
  readonly #into: number[];
  readonly #best = new Map<Group, Best>();
  #behind = new Map<number, ReadonlySet<number>>();

  constructor(files: readonly SharedFile[], costs: Costs) {
    this.#costs = costs;
    this.#into = files.map((_, at) => at);
    this.#groups = files.map(({ bytes, cases: places, fixed, needs }, at) => {
      const cases = casesOf(places, costs.weights.length);
      return { ...{ at, bytes, cases, fixed }, members: [at], weight: this.#weigh(cases), needs: new Set(needs) };
    });
    this.open = this.#groups.filter(({ fixed }) => !fixed);
    for (const one of this.open) this.#look(one);
  }

  /** Puts those two together that save most; false: none do. */
  step(): boolean {
    let most: readonly [Group, Best] | undefined;
    for (const next of this.#best) if (next[1].by < (most?.[1].by ?? 0)) most = next;
    const [a, { with: b, by }] = most ?? [null, { with: null, by: 0 }];
    if (a === null || b === null) return false;
    // What it brings along may have changed since.
    if (this.#change(a, b) !== by) this.#look(a);
    else this.#merge(a, b);
    return true;
  }

  #merge(a: Group, b: Group): void {
    const brought = new Set([...this.#allBehind(a.at), ...this.#allBehind(b.at)]);
    this.#into[b.at] = a.at;
    a.members = [...a.members, ...b.members];
    a.bytes += b.bytes;
    a.cases = union(a.cases, b.cases);
    a.weight = this.#weigh(a.cases);
    a.needs = new Set([...a.needs, ...b.needs].map((at) => this.#current(at)).filter((at) => at !== a.at));
    this.open = this.open.filter((one) => one !== b);
    this.#best.delete(b);
    this.#behind = new Map();
    const changed = new Set([a]);
    for (const at of brought) {
      const one = this.#group(at);
      if (one === a || covers(one.cases, a.cases)) continue;
      one.cases = union(one.cases, a.cases);
      one.weight = this.#weigh(one.cases);
      changed.add(one);
    }
    for (const one of this.open) {
      const other = this.#best.get(one)?.with;
      if (changed.has(one) || other === b || (other != null && changed.has(other))) this.#look(one);
      else this.#lookAmong(one, changed);
    }
  }

  /** Finds the best for a file among all. */
  #look(one: Group): void {
    this.#best.set(one, { with: null, by: 0 });
    this.#lookAmong(one, this.open);
  }

  #lookAmong(one: Group, others: Iterable<Group>): void {
    for (const other of others) {
      const by = other === one || other.fixed ? 0 : this.#change(one, other);
      if (by < (this.#best.get(one)?.by ?? 0)) this.#best.set(one, { with: other, by });
    }
  }

  /** What putting two files together costs, or saves, below 0. */
  #change(a: Group, b: Group): number {
    const { perFile } = this.#costs;
    const cases = union(a.cases, b.cases);
    const weight = this.#weigh(cases);
    let sum = perFile * (weight - a.weight - b.weight) + a.bytes * (weight - a.weight) + b.bytes * (weight - b.weight);
    if (sum >= 0) return sum;
    if (this.#isBetween(a.at, b.at) || this.#isBetween(b.at, a.at)) return Infinity;
    for (const at of new Set([...this.#allBehind(a.at), ...this.#allBehind(b.at)])) {
      const brought = this.#group(at);
      if (at === a.at || at === b.at || covers(brought.cases, cases)) continue;
      if (brought.fixed) return Infinity;
      sum += (brought.bytes + perFile) * (this.#weigh(union(brought.cases, cases)) - brought.weight);
    }
    return sum;
  }

  /** All that a file brings along. */
  #allBehind(at: number): ReadonlySet<number> {
    const known = this.#behind.get(at);
    if (known !== undefined) return known;
    const found = new Set<number>();
    const walk = [...this.#group(at).needs];
    for (let next = walk.pop(); next !== undefined; next = walk.pop()) {
      const here = this.#current(next);
      if (found.has(here)) continue;
      found.add(here);
      walk.push(...this.#group(here).needs);
    }
    this.#behind.set(at, found);
    return found;
  }

  /** Whether another file stands between the two: together, they and it would need each other. */
  #isBetween(above: number, below: number): boolean {
    const under = this.#allBehind(above);
    return under.has(below) && [...under].some((at) => at !== below && at !== above && this.#allBehind(at).has(below));
  }

  #current(at: number): number {
    const next = this.#into[at] ?? at;
    return next === at ? at : this.#current(next);
  }

  #group(at: number): Group {
    const group = this.#groups[this.#current(at)];
    if (group === undefined) throw new Error(`no file ${at}`);
    return group;
  }

  #weigh(cases: Cases): number {
    return weigh(cases, this.#costs.weights);
  }
}
