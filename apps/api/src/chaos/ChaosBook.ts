import { randomBytes } from 'node:crypto';
import type { ChaosRule } from './rules.ts';

/** A rule, and how often it is still to be applied. */
export interface KeptRule {
  readonly rule: ChaosRule;
  left: number;
}

/** Browsers whose faults are kept; the oldest are dropped. */
const mostBrowsers = 200;

/** Faults by the browser that asked for them. In memory alone: a restarted server makes none. */
export class ChaosBook {
  readonly #kept = new Map<string, readonly KeptRule[]>();

  /** Replaces the rules; answers the key under which they are asked for. */
  write(rules: readonly ChaosRule[], known?: string): string {
    const key = known !== undefined && this.#kept.has(known) ? known : randomBytes(16).toString('hex');
    this.#kept.delete(key);
    this.#kept.set(
      key,
      rules.map((rule) => ({ rule, left: rule.times === 0 ? Infinity : rule.times })),
    );
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostBrowsers && oldest !== undefined) this.#kept.delete(oldest);
    return key;
  }

  /** All rules of a browser, also the applied ones. */
  read(key: string): readonly KeptRule[] {
    return this.#kept.get(key) ?? [];
  }

  /** The first rule for this call, once. */
  take(key: string, call: string): ChaosRule | null {
    const found = this.read(key).find(({ rule, left }) => left > 0 && (rule.call === '*' || rule.call === call));
    if (found === undefined) return null;
    found.left -= 1;
    return found.rule;
  }
}
