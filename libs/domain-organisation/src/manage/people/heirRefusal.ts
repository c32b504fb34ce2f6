import { heirRefusals, type HeirRefusal } from '@banyan/contracts/organisation';
import { brokenFields } from '@banyan/core-screen';

/** Why the new owner was refused; null where that was not the reason. */
export function heirRefusal(error: unknown): HeirRefusal | null {
  const [[, rule] = []] = brokenFields(error, ['heir'] as const);
  return heirRefusals.find((one) => one === rule) ?? null;
}
