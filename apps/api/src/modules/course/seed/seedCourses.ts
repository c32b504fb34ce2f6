import type { Database } from '../../../db/database.ts';
import type { SeedContent } from '../../../db/seed/content/types.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { enterprises } from '../../../platform/enterprise.schema.ts';
import { recountShelf } from '../counts.ts';
import { closedCourses } from './closedCourses.ts';
import { kindCourses } from './kinds/index.ts';
import { storeKinds } from './kinds/storeKinds.ts';
import { type MediaPorts, type StoredMedia, storeMedia } from './media.ts';
import { addCategories, addCourse, addLecturers, placesOf } from './rows.ts';

/** What loading courses needs. */
export interface SeedPorts extends MediaPorts {
  readonly db: Database;
  /** "Today" of the content, epoch ms. */
  readonly now: number;
}

/**
 * Loads an enterprise's learning content: files first, then all rows in one transaction. The enterprise must be there
 * already, its accounts as well where lecturers have one. Throws when its courses are there already.
 */
export async function seedCourses(ports: SeedPorts, content: SeedContent): Promise<void> {
  const media = new Map<number, StoredMedia[]>();
  for (const course of content.courses) {
    const stored: StoredMedia[] = [];
    for (const [index, chapter] of course.chapters.entries()) {
      stored.push(await storeMedia(ports, content, course.id, index + 1, chapter));
    }
    media.set(course.id, stored);
  }
  await inTenant(ports.db, content.eid, async (scope) => {
    const localise = localiser(await languagesOf(scope));
    await addCategories(scope, content.categories, localise);
    const teachers = await addLecturers(scope, content.lecturers, localise);
    const places = placesOf(content.categories);
    for (const course of content.courses) {
      const around = { localise, teachers, places, media: media.get(course.id) ?? [], now: ports.now };
      await addCourse(scope, course, around);
    }
    for (const { course, shelf, seconds } of closedCourses.filter(({ eid }) => eid === content.eid)) {
      const media = [{ durationS: seconds, renditions: [], subtitles: {} }];
      await addCourse(scope, course, { localise, teachers, places, media, now: ports.now, shelf });
    }
    for (const kinds of kindCourses.filter(({ eid }) => eid === content.eid)) {
      const media = await storeKinds({ files: ports.files, localise }, kinds);
      await addCourse(scope, kinds.course, { localise, teachers, places, media, now: ports.now });
    }
    await recountShelf(scope);
  });
}

async function languagesOf(scope: TenantScope): Promise<readonly string[]> {
  const [found] = await scope.tx
    .select({ languages: enterprises.languages })
    .from(enterprises)
    .where(scope.only(enterprises));
  if (found === undefined) throw new Error(`no enterprise ${scope.eid}`);
  return found.languages;
}
