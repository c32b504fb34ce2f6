import type { CallInput, CallOutput } from '@banyan/contracts';
import { courseLimits, type copyCourse, type CourseDraft } from '@banyan/contracts/course';
import { draftOf } from '../../../platform/drafts/draftsOf.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { addMaterial, publishedDraft } from './baseline.ts';
import { courseDrafts } from './draft.schema.ts';
import { addEmpty, keptDrafts } from './draft.service.ts';
import { materialsOf } from './faults.ts';
import { courseWithin } from './within.ts';

const named = (text: string, mark: string) => `${text.slice(0, courseLimits.title - mark.length)}${mark}`;

/** Makes a new course of another one as it is edited. Its contents are its own, so that both change apart. */
export async function copy(
  ctx: ManageContext,
  { id }: CallInput<typeof copyCourse>,
): Promise<CallOutput<typeof copyCourse>> {
  const { now, scope, viewer } = ctx;
  const course = await courseWithin(ctx, id, 'courses.see');
  const row = await draftOf(scope, courseDrafts, id);
  const { chapters, settings }: CourseDraft = row?.draft ?? (await publishedDraft(scope, course, now()));
  const { en, zh_cn } = settings.title;
  const title = { zh_cn: named(zh_cn, '（副本）'), ...(en === undefined ? {} : { en: named(en, ' (copy)') }) };
  const added = await addEmpty(ctx, { title: title.zh_cn, category: settings.category });
  const copies = new Map<number, number>();
  for (const { id: former, ...material } of (await materialsOf(ctx, id, { chapters, settings })).values()) {
    const values = {
      ...material,
      courseId: added.id,
      createdAt: new Date(now()),
      createdBy: viewer.userId,
      keptAt: null,
    };
    copies.set(former, await addMaterial(scope, values));
  }
  const copyOf = (material: number | null) => (material === null ? null : (copies.get(material) ?? null));
  const draft: CourseDraft = {
    settings: { ...settings, title, cover: copyOf(settings.cover) },
    chapters: chapters.map((one, index) => ({ ...one, key: `n${index + 1}`, material: copyOf(one.material) })),
  };
  await keptDrafts.begin(ctx, added.id, draft);
  ctx.changed({
    ...{ type: 'course', id: added.id, name: title.zh_cn },
    changes: [{ field: 'copiedFrom', before: null, after: course.title.zh_cn }],
  });
  return added;
}
