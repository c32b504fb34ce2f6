import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  lecturerLimits,
  type applicationLabels,
  type applyLecturer,
  type canApply,
  type LecturerApplication,
  type lecturerCities,
} from '@banyan/contracts/teaching';
import { desc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { takeAct } from '../../limits/acts.ts';
import { nobody, peopleOf } from '../../platform/people.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { lecturerApplications, type ApplicationRow } from './lecturer.schema.ts';
import { listLabels } from './list.service.ts';
import { ownLecturer } from './office.service.ts';
import { moreCities, moreLabels } from './offered.ts';
import { refused } from './refuse.ts';
import { tellDesk } from './told.ts';

type Ctx = CallContext<Learner>;

/** Applications as applicant and administrator see them. */
export async function shownApplications(
  ctx: Pick<CallContext, 'scope' | 'viewer' | 'contentUrl'>,
  rows: readonly ApplicationRow[],
  { photosOf }: Pick<LecturerPorts, 'photosOf'>,
): Promise<LecturerApplication[]> {
  const people = await peopleOf(
    ctx,
    rows.flatMap(({ reviewerId, userId }) => [userId, ...(reviewerId === null ? [] : [reviewerId])]),
  );
  const photos = await photosOf(
    ctx,
    rows.flatMap(({ images }) => images),
  );
  return rows.map((row) => {
    const { expertise, gender, id, introduction, reason, state } = row;
    const { name, department } = people.get(row.userId) ?? nobody;
    return {
      ...{ id, name, department, gender, expertise, introduction, state, reason },
      labels: [...row.labels],
      cities: [...row.cities],
      images: row.images.flatMap((one) => {
        const photo = photos.get(one);
        return photo === undefined ? [] : [{ id: one, name: photo.name, url: photo.url }];
      }),
      reviewer: people.get(row.reviewerId ?? 0)?.name ?? '',
      at: row.at.getTime(),
    };
  });
}

async function lastApplication({ scope, viewer }: Ctx): Promise<ApplicationRow | undefined> {
  const [row] = await scope.tx
    .select()
    .from(lecturerApplications)
    .where(scope.only(lecturerApplications, eq(lecturerApplications.userId, viewer.userId)))
    .orderBy(desc(lecturerApplications.at), desc(lecturerApplications.id))
    .limit(1);
  return row;
}

/** Whether the reader can apply, and the result of the last application. */
export async function readStand(ctx: Ctx, ports: LecturerPorts): Promise<CallOutput<typeof canApply>> {
  const lecturer = await ownLecturer(ctx);
  const last = await lastApplication(ctx);
  const [application] = last === undefined ? [] : await shownApplications(ctx, [last], ports);
  return {
    allowed: lecturer === null && last?.state !== 'waiting',
    lecturer: lecturer?.id ?? null,
    application: application ?? null,
  };
}

/** Cities to choose from: those of lecturers first. */
export async function listCities({ scope, viewer }: Ctx): Promise<CallOutput<typeof lecturerCities>> {
  const rows = await scope.tx.select({ cities: lecturers.cities }).from(lecturers).where(scope.only(lecturers));
  const said = [...rows.flatMap(({ cities }) => cities), ...moreCities];
  return { items: [...new Set(said.map((city) => localised(city, viewer.language)))] };
}

/** Labels to choose from: those of lecturers first. */
export async function offerLabels(ctx: Ctx): Promise<CallOutput<typeof applicationLabels>> {
  const { items } = await listLabels(ctx);
  const more = moreLabels.map((label) => localised(label, ctx.viewer.language));
  return { items: [...new Set([...items.map(({ label }) => label), ...more])] };
}

const lengthOf = (words: string) => [...words].length;
const tidy = (words: readonly string[]) => [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];

/** Applies, also again after a refusal; two windows at once send one application. */
export async function apply(
  ctx: Ctx,
  input: CallInput<typeof applyLecturer>,
  ports: LecturerPorts,
): Promise<CallOutput<typeof applyLecturer>> {
  const { scope, viewer } = ctx;
  const { introduction: mostWords, expertise: mostExpertise } = lecturerLimits;
  const [expertise, introduction] = [input.expertise.trim(), input.introduction.trim()];
  const [labels, cities] = [tidy(input.labels), tidy(input.cities)];
  const fields = {
    ...(expertise === ''
      ? { expertise: 'required' }
      : lengthOf(expertise) > mostExpertise
        ? { expertise: 'long' }
        : {}),
    ...(introduction === ''
      ? { introduction: 'required' }
      : lengthOf(introduction) > mostWords
        ? { introduction: 'long' }
        : {}),
    ...(labels.length === 0 ? { labels: 'required' } : {}),
    ...(cities.length === 0 ? { cities: 'required' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields } });
  if ((await ownLecturer(ctx)) !== null) throw refused('notNow');
  const images = [...new Set(input.images)];
  const before = await lastApplication(ctx);
  // Pictures of a refused application may be used in the next one.
  const kept = new Set(before?.state === 'rejected' ? before.images : []);
  const [row] = await scope.tx
    .insert(lecturerApplications)
    .values(
      scope.row(lecturerApplications, {
        ...{ expertise, introduction, labels, cities, images },
        userId: viewer.userId,
        gender: input.gender,
        at: new Date(ctx.now()),
      }),
    )
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw refused('notNow');
  await takeAct(ctx, 'submission');
  for (const image of images) if (!kept.has(image)) await ports.claimPhoto(ctx, image);
  if (before?.state === 'rejected') {
    for (const image of before.images) if (!images.includes(image)) await ports.releasePhoto(ctx, image);
    await scope.tx
      .update(lecturerApplications)
      .set({ images: [] })
      .where(scope.only(lecturerApplications, eq(lecturerApplications.id, before.id)));
  }
  await tellDesk(ctx, row);
  const [shown] = await shownApplications(ctx, [row], ports);
  if (shown === undefined) throw new Error('an application that is not shown');
  return shown;
}
