/** Modules that are needed in the same cases, or were put together since. */
export interface SharedFile {
  readonly modules: readonly string[];
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

interface Group {
  readonly at: number;
  members: readonly number[];
  bytes: number;
  cases: Cases;
  weight: number;
  needs: ReadonlySet<number>;
  readonly fixed: boolean;
}

/** A set of cases as bits. */
type Cases = Uint32Array;

/**
 * Puts files together as long as that costs less: what a case loads without needing it is weighed against a file that it
 * does not have to ask for. Files never come to need each other in a circle.
 * @returns for each new file, the places of those that it is made of; fixed ones are in none.
 */
export function mergeFiles(files: readonly SharedFile[], { weights, perFile }: Costs): readonly (readonly number[])[] {
  const words = Math.ceil(weights.length / 32);
  const weigh = (cases: Cases) => {
    let sum = 0;
    for (const [word, bits] of cases.entries()) {
      for (let rest = bits; rest !== 0; rest &= rest - 1)
        sum += weights[word * 32 + 31 - Math.clz32(rest & -rest)] ?? 0;
    }
    return sum;
  };
  const into = files.map((_, at) => at);
  const current = (at: number): number => {
    const next = into[at] ?? at;
    return next === at ? at : current(next);
  };
  const groups = files.map((file, at): Group => {
    const cases = new Uint32Array(words);
    for (const one of file.cases) cases[one >> 5] = (cases[one >> 5] ?? 0) | (1 << (one & 31));
    return {
      ...{ at, members: [at], bytes: file.bytes, cases, weight: weigh(cases), fixed: file.fixed },
      needs: new Set(file.needs),
    };
  });
  const group = (at: number) => groups[current(at)] as Group;
  let behind = new Map<number, ReadonlySet<number>>();
  /** All that a file brings along. */
  const allBehind = (at: number): ReadonlySet<number> => {
    const known = behind.get(at);
    if (known !== undefined) return known;
    const found = new Set<number>();
    const walk = [...group(at).needs];
    for (let next = walk.pop(); next !== undefined; next = walk.pop()) {
      const here = current(next);
      if (found.has(here)) continue;
      found.add(here);
      walk.push(...group(here).needs);
    }
    behind.set(at, found);
    return found;
  };
  /** Another file stands between the two. */
  const between = (above: number, below: number) => {
    const under = allBehind(above);
    return under.has(below) && [...under].some((at) => at !== below && at !== above && allBehind(at).has(below));
  };
  /** What putting two files together saves, below 0, or costs. */
  const change = (a: Group, b: Group): number => {
    const cases = union(a.cases, b.cases);
    const weight = weigh(cases);
    let sum = perFile * (weight - a.weight - b.weight) + a.bytes * (weight - a.weight) + b.bytes * (weight - b.weight);
    if (sum >= 0) return sum;
    if (between(a.at, b.at) || between(b.at, a.at)) return Infinity;
    for (const at of new Set([...allBehind(a.at), ...allBehind(b.at)])) {
      const brought = group(at);
      if (at === a.at || at === b.at || covers(brought.cases, cases)) continue;
      if (brought.fixed) return Infinity;
      sum += (brought.bytes + perFile) * (weigh(union(brought.cases, cases)) - brought.weight);
    }
    return sum;
  };

  let open = groups.filter(({ fixed }) => !fixed);
  const best = new Map<Group, { readonly with: Group | null; readonly by: number }>();
  const look = (a: Group) => {
    let found: { with: Group | null; by: number } = { with: null, by: 0 };
    for (const b of open) {
      const by = a === b ? 0 : change(a, b);
      if (by < found.by) found = { with: b, by };
    }
    best.set(a, found);
  };
  open.forEach(look);
  for (;;) {
    const [a, { with: b, by } = { with: null, by: 0 }] = [...best].reduce((least, next) =>
      next[1].by < least[1].by ? next : least,
    );
    if (b === null) break;
    // Files that it brings along may have changed since.
    if (change(a, b) !== by) {
      look(a);
      continue;
    }
    const brought = new Set([...allBehind(a.at), ...allBehind(b.at)]);
    into[b.at] = a.at;
    a.members = [...a.members, ...b.members];
    a.bytes += b.bytes;
    a.cases = union(a.cases, b.cases);
    a.weight = weigh(a.cases);
    a.needs = new Set([...a.needs, ...b.needs].map(current).filter((at) => at !== a.at));
    open = open.filter((one) => one !== b);
    best.delete(b);
    behind = new Map();
    const changed = new Set([a]);
    for (const at of brought) {
      const one = group(at);
      if (one === a || covers(one.cases, a.cases)) continue;
      one.cases = union(one.cases, a.cases);
      one.weight = weigh(one.cases);
      changed.add(one);
    }
    for (const one of open) {
      const known = best.get(one);
      if (changed.has(one) || known?.with === b || (known?.with != null && changed.has(known.with))) look(one);
      else {
        for (const other of changed) {
          const gain = other.fixed ? 0 : change(one, other);
          if (gain < (best.get(one)?.by ?? 0)) best.set(one, { with: other, by: gain });
        }
      }
    }
  }
  return open.map(({ members }) => members);
}

const union = (a: Cases, b: Cases): Cases => a.map((bits, word) => bits | (b[word] ?? 0));

const covers = (all: Cases, some: Cases) => some.every((bits, word) => (bits & ~(all[word] ?? 0)) === 0);
