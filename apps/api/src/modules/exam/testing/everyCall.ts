import { ErrorCode, v, type Call } from '@banyan/contracts';
import { Refusal } from '../../../http/refusal.ts';
import type { Asker, World } from '../../../testing/world.ts';
import { allRoutes } from '../../index.ts';

/** Values for fields whose names have no known values. */
const usual = ['1', 'x', 'all', 'Y', '[]', '', '2025-11-20', 'a'.repeat(16), 'a'.repeat(22)];
/** Fields that name rows. */
const naming = /^(id|key|practice|bank|post|note|number)$|(id|Id)$/;
/** Of more combinations than these a call gets the first ones. */
const most = 150;

type Field = v.GenericSchema & { readonly options?: readonly string[] };

/** Possible values of a field; none: it is left out. */
function valuesOf(name: string, field: Field, known: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const { options } = field;
  const tried = known[name] ?? options ?? (naming.test(name) ? (known['ids'] ?? []) : usual);
  const taken = tried.filter((value) => v.safeParse(field, value).success);
  return known[name] !== undefined || options !== undefined || naming.test(name) ? taken : taken.slice(0, 1);
}

function* inputsOf(call: Call, known: Readonly<Record<string, readonly string[]>>): Generator<Record<string, string>> {
  const fields = Object.entries(call.request.entries).flatMap(([name, field]) => {
    const values = valuesOf(name, field, known);
    return values.length === 0 ? [] : [{ name, values }];
  });
  const count = Math.min(
    most,
    fields.reduce((product, { values }) => product * values.length, 1),
  );
  for (let at = 0; at < count; at += 1) {
    let rest = at;
    const input: Record<string, string> = {};
    for (const { name, values } of fields) {
      input[name] = values[rest % values.length] ?? '';
      rest = Math.floor(rest / values.length);
    }
    yield input;
  }
}

/** Answers of the catalogue's calls to a person. */
export interface Heard {
  readonly call: string;
  readonly input: unknown;
  readonly answer: unknown;
}

/**
 * Makes every call that the asker may make, with each of the known values for the fields of that name and each of `ids`
 * for fields that name rows. Returns the answers; refusals disclose nothing.
 */
export async function askEverything(
  world: World,
  asker: Asker,
  known: Readonly<Record<string, readonly string[]>>,
  without: readonly Call[],
): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (const { call } of allRoutes) {
    if (without.some(({ name }) => name === call.name)) continue;
    for (const wire of inputsOf(call, known)) {
      const input = v.safeParse(call.request, wire);
      if (!input.success) continue;
      try {
        heard.push({ call: call.name, input: wire, answer: await world.ask(call, input.output, asker) });
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        // A refusal by role is the same for all other values.
        if (thrown.code === ErrorCode.adminsOnly || thrown.code === ErrorCode.lecturersOnly) break;
      }
    }
  }
  return heard;
}
