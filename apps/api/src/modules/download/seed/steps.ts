import { asc, eq } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import type { FindThings } from '../../../platform/bringing.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { DemoPorts, SeedStep } from '../../../seed/seedDemo.ts';
import { courseFiles, downloads } from '../download.schema.ts';
import { OPEN_MS } from '../downloadRow.ts';
import { attachmentsKind } from '../import/attachments.import.ts';

const HOUR_MS = 3_600_000;

/** Accounts that have downloaded some of the files, by enterprise. */
const accounts: Readonly<Record<number, string>> = { 0: 'P30001', 1001: 'H20381', 1002: 'L1042' };

/** Files of some courses, and the downloads of a demo learner. */
export const downloadSeeds = (find: FindThings): readonly SeedStep[] => [
  {
    name: 'course files',
    eids: Object.keys(accounts).map(Number),
    fills: courseFiles,
    work(ports, { eid }) {
      const attachments = attachmentsKind(find);
      const kind: typeof attachments = {
        ...attachments,
        // In the same transaction: all or nothing.
        async write(at, written, found) {
          const told = await attachments.write(at, written, found);
          await addDownloads(at.scope, accounts[eid] ?? '', ports.now, eid === 1002 ? 'en' : 'zh');
          return told;
        },
      };
      return bringDemo(kind, ports, { eid, path: demoFile('attachments/attachments.yaml', eid) });
    },
  },
];

/** Adds a ready download, an expired one and a failed one. */
async function addDownloads(scope: TenantScope, account: string, now: DemoPorts['now'], language: 'zh' | 'en') {
  const [user] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  const files = await scope.tx
    .select()
    .from(courseFiles)
    .where(scope.only(courseFiles))
    .orderBy(asc(courseFiles.courseId), asc(courseFiles.no));
  const [first, second] = files;
  if (user === undefined || first === undefined || second === undefined) return;
  const named = (file: typeof first, end: string) =>
    `${localised(file.name, language === 'en' ? 'en' : 'zh_cn')}.${end}`;
  const ago = (hours: number) => new Date(now - hours * HOUR_MS);
  const own = { userId: user.id, courseId: first.courseId };
  await scope.tx.insert(downloads).values([
    scope.row(downloads, {
      ...own,
      ...{ fileIds: [first.id], name: named(first, 'pdf'), state: 'ready' as const, key: first.key, size: first.size },
      ...{ askedAt: ago(3), expiresAt: new Date(ago(3).getTime() + OPEN_MS) },
    }),
    scope.row(downloads, {
      ...own,
      ...{ fileIds: [second.id], name: named(second, 'csv'), state: 'ready' as const, key: null, size: second.size },
      ...{ askedAt: ago(80), expiresAt: new Date(ago(80).getTime() + OPEN_MS) },
    }),
    scope.row(downloads, {
      ...own,
      ...{ fileIds: [first.id, second.id], name: named(first, 'zip'), state: 'failed' as const },
      ...{ askedAt: ago(26) },
    }),
  ]);
}
