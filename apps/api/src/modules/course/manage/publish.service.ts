import type { CallInput, CallOutput } from '@banyan/contracts';
import { courseVersions as versionsCall, type publishDraft } from '@banyan/contracts/course';
import { localised } from '../../../db/localised.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { keptDrafts } from './draft.service.ts';
import { courseWithin } from './within.ts';

/** Publishes a draft: learners see it from now on, and what they have learned stays. */
export const publish = (
  ctx: ManageContext,
  input: CallInput<typeof publishDraft>,
): Promise<CallOutput<typeof publishDraft>> =>
  keptDrafts.publish(ctx, input, ({ changes, draft, version }) => {
    ctx.changed({
      ...{ type: 'course', id: input.id, name: draft.settings.title.zh_cn },
      changes: [
        { field: 'version', before: version === 1 ? null : String(version - 1), after: String(version) },
        ...changes.map(({ at, kind, title }) => ({
          field: kind === 'setting' ? at : kind,
          before: null,
          after: title || null,
        })),
      ],
    });
  });

/** Versions of a course, the latest first. */
export async function versions(
  ctx: ManageContext,
  input: CallInput<typeof versionsCall>,
): Promise<CallOutput<typeof versionsCall>> {
  const { language } = ctx.viewer;
  await courseWithin(ctx, input.id, 'courses.see');
  return keptDrafts.versions(ctx, {
    ...{ call: versionsCall, input },
    item: ({ changes, draft }) => ({
      title: localised(draft.settings.title, language),
      chapters: draft.chapters.map(({ title }) => localised(title, language)),
      changes: changes.map((one) => ({ ...one })),
    }),
  });
}
