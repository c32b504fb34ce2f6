import { inTenant } from '../../../db/tenant.ts';
import type { Database } from '../../../db/database.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { loadEnterprise } from '../../enterprise/enterprise.service.ts';
import { coursePackages, packageCourses } from '../package.schema.ts';
import { demoPackages } from './demoPackages.ts';

const DAY_MS = 86_400_000;

/** Puts the demo packages of an enterprise on the shelf. */
export async function seedPackages(
  { db, now }: { readonly db: Database; readonly now: number },
  eid: number,
): Promise<void> {
  await inTenant(db, eid, async (scope) => {
    const localise = localiser((await loadEnterprise(scope)).languages);
    for (const demo of demoPackages.filter((one) => one.eid === eid)) {
      const { id, motif, sequential = false, price = null, points: pointsPrice = null } = demo;
      const texts = { title: localise(demo.title), intro: localise(demo.intro) };
      const shop = { personalSale: demo.enterpriseOnly !== true };
      const publishedAt = new Date(now - demo.daysAgo * DAY_MS);
      await scope.tx
        .insert(coursePackages)
        .values(
          scope.row(coursePackages, { id, motif, sequential, price, pointsPrice, publishedAt, ...texts, ...shop }),
        );
      const items = [
        ...demo.courses.map((courseId) => ({ courseId, required: true })),
        ...(demo.onTop ?? []).map((courseId) => ({ courseId, required: false })),
      ];
      await scope.tx
        .insert(packageCourses)
        .values(items.map((item, index) => scope.row(packageCourses, { packageId: id, no: index + 1, ...item })));
    }
  });
}
