import { addDays } from '../../../days/days.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import type { MessagesPorts } from '../messages.ports.ts';
import type { WeekFigures } from './summaryParams.ts';

/** A person's study in a week. */
export async function weekOf(
  scope: TenantScope,
  userId: number,
  { monday, timeZone }: { readonly monday: string; readonly timeZone: string },
  study: MessagesPorts['study'],
): Promise<WeekFigures> {
  const { chapters, days } = await study(scope, userId, { from: monday, to: addDays(monday, 6), timeZone });
  const seconds = new Map(days.map((one) => [one.date, one.seconds]));
  return { days: Array.from({ length: 7 }, (_, index) => seconds.get(addDays(monday, index)) ?? 0), chapters };
}
