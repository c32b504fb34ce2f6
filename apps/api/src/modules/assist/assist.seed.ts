import { assistLimits, type AccessState } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import { inTenant } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { supportAccesses } from './assist.schema.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A past access, without a recording. */
interface DemoAccess {
  readonly eid: number;
  readonly account: string;
  readonly reason: string;
  readonly state: AccessState;
  readonly minutes: number;
  readonly daysAgo: number;
}

const demo: readonly DemoAccess[] = [
  {
    ...{ eid: 1001, account: 'H10002', state: 'expire', minutes: 30, daysAgo: 41 },
    reason: '三号楼两台考试机登录后一直停在首页',
  },
  {
    ...{ eid: 1001, account: 'H10002', state: 'delete', minutes: 60, daysAgo: 12 },
    reason: '批量导入的量具台账少了 14 条，后来自己找到原因了',
  },
  {
    ...{ eid: 1001, account: 'H10002', state: 'fail', minutes: 30, daysAgo: 4 },
    reason: '抽样检验证书的盖章位置偏了，请核对模板',
  },
  {
    ...{ eid: 1002, account: 'L1001', state: 'delete', minutes: 30, daysAgo: 26 },
    reason: 'Store 118 sees last season’s price list',
  },
  {
    ...{ eid: 1002, account: 'L1001', state: 'cancel', minutes: 15, daysAgo: 6 },
    reason: 'Lesson reminders go out an hour early',
  },
];

const entered: ReadonlySet<AccessState> = new Set(['fail', 'cancel'] as const);

/** Support accesses of the demo enterprises so far. */
export const assistSeeds: readonly SeedStep[] = [
  {
    name: 'support accesses',
    eids: [...new Set(demo.map(({ eid }) => eid))],
    fills: supportAccesses,
    work: ({ db, now }, { eid }) =>
      inTenant(db, eid, async (scope) => {
        for (const { account, daysAgo, minutes, reason, state } of demo.filter((one) => one.eid === eid)) {
          const [user] = await scope.tx
            .select({ id: users.id })
            .from(users)
            .where(scope.only(users, eq(users.account, account)));
          if (user === undefined) continue;
          const granted = now - daysAgo * DAY_MS;
          const cameIn = entered.has(state) ? granted + 6 * MINUTE_MS : null;
          await scope.tx.insert(supportAccesses).values(
            scope.row(supportAccesses, {
              userId: user.id,
              reason,
              minutes,
              state,
              // Its link was never handed out.
              codeHash: hashToken(`demo ${eid} ${daysAgo}`),
              grantedAt: new Date(granted),
              linkExpiresAt: new Date(granted + assistLimits.linkMs),
              enteredAt: cameIn === null ? null : new Date(cameIn),
              expireTime: cameIn === null ? null : new Date(cameIn + minutes * MINUTE_MS),
            }),
          );
        }
      }),
  },
];
