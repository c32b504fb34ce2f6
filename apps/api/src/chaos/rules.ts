import { ErrorCode } from '@banyan/contracts';
import { z } from 'zod';

/** What a server or a network does wrong, beside refusing with a code. */
export const wireFaults = [
  /** Answers late. */
  'slow',
  /** Does what was asked, and breaks off in the middle of the answer. */
  'cut',
  /** Answers with half a JSON text. */
  'brokenJson',
  /** Answers in an envelope that holds, with something that is not the call's. */
  'wrongShape',
  /** Seals the answer with a character changed; an open answer comes as half a JSON text. */
  'brokenSeal',
  /** Says that the caller's clock is off, and tells a time that is an hour off itself. */
  'staleClock',
] as const;

const codes = new Set<number>(Object.values(ErrorCode));

/** Longest wait that can be asked for, ms. */
const longestMs = 120_000;

const fault = z.union([
  z.enum(wireFaults),
  z.coerce
    .number()
    .int()
    .refine((code) => codes.has(code), 'no code of the contracts')
    .transform((code) => code as ErrorCode),
]);

/** One fault to make. */
export const chaosRule = z.strictObject({
  /** Name of the call as in the contracts; `*` for all of them. */
  call: z.string().min(1).max(120).default('*'),
  /** One of `wireFaults`, or the code of a refusal. */
  fault,
  /** How often; 0 stands for always. */
  times: z.coerce.number().int().min(0).max(1000).default(0),
  /** How long before it happens, ms. */
  ms: z.coerce.number().int().min(0).max(longestMs).optional(),
  /** Words of the refusal; its code's own when absent. */
  msg: z.string().max(500).optional(),
  /** What goes with the refusal, as the code's docstring says. */
  data: z.unknown().optional(),
});
export type ChaosRule = z.output<typeof chaosRule>;

/** Faults of one browser at a time. */
export const chaosRules = z.array(chaosRule).max(50);

/** `slow;ms=3000`, `577`: the fault of the one call whose header says so. Null where it says nothing that is known. */
export function readHeader(header: string): ChaosRule | null {
  const [name = '', ...settings] = header.split(';').map((part) => part.trim());
  const ms = settings.find((setting) => setting.startsWith('ms='))?.slice('ms='.length);
  const read = chaosRule.safeParse({ fault: name, times: 1, ...(ms === undefined ? {} : { ms }) });
  return read.success ? read.data : null;
}
