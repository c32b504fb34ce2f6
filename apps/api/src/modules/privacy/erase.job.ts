import { v } from '@banyan/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { defineJob } from '../../jobs/job.ts';
import { erasePersonal } from '../../personal/readPersonal.ts';
import { recordAct } from '../../platform/audit.ts';
import type { FileStorage } from '../../ports/storage.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { PrivacyPorts } from './privacy.ports.ts';
import { dataCopies, deletionRequests } from './privacy.schema.ts';
import { settlePeople } from '../../platform/audience/settle.ts';

/** Name of an erased person for others. */
const closedName = { zh_cn: '已注销的用户', zh_tw: '已註銷的使用者', zh_hk: '已註銷的用戶', en: 'Closed account' };

/** Empties a person's own row: references to it lead to nobody. Nobody can log in with it. */
async function closeAccount(scope: TenantScope, userId: number): Promise<void> {
  await scope.tx
    .update(users)
    .set({
      account: `closed-${userId}`,
      name: closedName,
      departmentId: null,
      department: { zh_cn: '' },
      post: '',
      hiredOn: '',
      tags: [],
      fieldValues: {},
      birthday: '',
      birthdayType: null,
      image: '',
      nickname: '',
      realName: '',
      idNumber: '',
      email: '',
      phone: '',
      avatar: null,
      idPhoto: null,
      weixinUserId: '',
      passwordHash: '',
      type: 1,
      locked: true,
    })
    .where(scope.only(users, eq(users.id, userId)));
}

/** Removes the copies of their data that a person has asked for. */
async function removeCopies(scope: TenantScope, files: FileStorage, userId: number): Promise<void> {
  const own = and(eq(dataCopies.userId, userId), isNotNull(dataCopies.key));
  const rows = await scope.tx.select({ key: dataCopies.key }).from(dataCopies).where(scope.only(dataCopies, own));
  await scope.tx.update(dataCopies).set({ key: null }).where(scope.only(dataCopies, own));
  for (const { key } of rows) if (key !== null) await files.remove(key);
}

/** Erases a person whose request an administrator has approved. */
export const eraseAccount = ({ removeFiles, tables }: PrivacyPorts) =>
  defineJob({
    name: 'privacy.erase',
    data: v.object({ requestId: v.int() }),
    run: async ({ files, now, scope }, { requestId }) => {
      const one = eq(deletionRequests.id, requestId);
      const [row] = await scope.tx.select().from(deletionRequests).where(scope.only(deletionRequests, one));
      if (row?.state !== 'approved') return;
      await erasePersonal(scope, tables, row.userId);
      await closeAccount(scope, row.userId);
      await settlePeople(scope, [row.userId]);
      const act = { at: now, actorId: row.decidedBy, ip: '', act: 'privacy.erase', source: 'job' } as const;
      await recordAct(scope, act, [{ type: 'person', id: row.userId, name: '' }]);
      await scope.tx
        .update(deletionRequests)
        .set({ state: 'erased', reason: '', erasedAt: new Date(now) })
        .where(scope.only(deletionRequests, one));
      // Last: files do not come back where the transaction does not end well, and the job is repeated.
      await removeCopies(scope, files, row.userId);
      await removeFiles(scope, files, row.userId);
    },
  });
