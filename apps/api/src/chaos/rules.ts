import { ErrorCode, v, type RefusalCode } from '@banyan/contracts';

/** Faults of a server or a network, beside refusals with a code. */
export const wireFaults = [
  /** Answers late. */
  'slow',
  /** Does the work, and breaks off in the middle of the answer. */
  'cut',
  /** Answers with half a JSON text. */
  'brokenJson',
  /** Answers in a valid envelope, with something that is not the call's. */
  'wrongShape',
  /** Seals the answer with a character changed; an open answer comes as half a JSON text. */
  'brokenSeal',
  /** Refuses the caller's clock as wrong, and names a time that is itself an hour off. */
  'staleClock',
] as const;

const codes = new Set<number>(Object.values(ErrorCode));

/** Longest wait that can be asked for, ms. */
const longestMs = 120_000;

/** A number, or the text of one, as headers and forms have it. */
const count = (most: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.int(), v.minValue(0), v.maxValue(most));

const fault = v.union([
  v.picklist(wireFaults),
  v.pipe(
    count(99_999),
    v.check((code) => codes.has(code), 'no code of the contracts'),
    v.transform((code) => code as RefusalCode),
  ),
]);

/** One fault to make. */
export const chaosRule = v.strictObject({
  /** Name of the call as in the contracts; `*` for all of them. */
  call: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(120)), '*'),
  /** One of `wireFaults`, or the code of a refusal. */
  fault,
  /** Number of times; 0: always. */
  times: v.optional(count(1000), 0),
  /** How long before it happens, ms. */
  ms: v.optional(count(longestMs)),
  /** Words of the refusal; its code's own when absent. */
  msg: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** The refusal's data, as the code's docstring says. */
  data: v.optional(v.unknown()),
});
export type ChaosRule = v.InferOutput<typeof chaosRule>;

/** Faults of one browser at a time. */
export const chaosRules = v.pipe(v.array(chaosRule), v.maxLength(50));

/** `slow;ms=3000`, `577`: the fault that the header asks for its one call. Null for an unknown fault. */
export function readHeader(header: string): ChaosRule | null {
  const [name = '', ...settings] = header.split(';').map((part) => part.trim());
  const ms = settings.find((setting) => setting.startsWith('ms='))?.slice('ms='.length);
  return v.parseOrNull(chaosRule, { fault: name, times: 1, ...(ms === undefined ? {} : { ms }) });
}
