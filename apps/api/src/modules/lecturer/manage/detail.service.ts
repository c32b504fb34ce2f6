import type { CallInput, CallOutput } from '@banyan/contracts';
import type { manageLecturer, ManagedLecturerDetail, WrittenLecturer } from '@banyan/contracts/teaching';
import type { Localised } from '../../../db/localised.ts';
import { historyOf } from '../../../platform/historyOf.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { cardsOf, lecturerOf, type LecturerRow } from '../cards.ts';
import type { LecturerPorts } from '../lecturer.ports.ts';
import { managedLecturers, type Ports } from './list.service.ts';
import { lecturerWithin } from './within.ts';

export type DetailPorts = Ports & Pick<LecturerPorts, 'learnersOf'>;

const written = ({ en, zh_cn }: Localised) => ({ zh_cn, ...(en === undefined ? {} : { en }) });

/** A lecturer as the form has them. */
export const writtenOf = (row: LecturerRow): WrittenLecturer => ({
  name: written(row.name),
  title: written(row.title),
  department: written(row.department),
  bio: written(row.bio),
  kind: row.kind,
  account: row.userId ?? 0,
  labels: row.labels.map(({ zh_cn }) => zh_cn),
  cities: row.cities.map(({ zh_cn }) => zh_cn),
  price: row.bookingPrice,
  photo: row.photo ?? '',
});

/** A lecturer of the console with what is written of them, and their history. */
export async function managedLecturer(
  ctx: ManageContext,
  id: number,
  ports: DetailPorts,
): Promise<ManagedLecturerDetail> {
  const row = await lecturerOf(ctx, id);
  const [listed] = await managedLecturers(ctx, [row], ports);
  const [card] = await cardsOf(ctx, [row], ports);
  if (listed === undefined || card === undefined) throw new Error(`lecturer ${id} is not shown`);
  const names = await namesOf(ctx, [row.userId]);
  return {
    ...listed,
    revision: row.revision,
    written: writtenOf(row),
    cities: card.cities,
    person: names.get(row.userId ?? 0) ?? '',
    endedAt: row.endedAt?.getTime() ?? null,
    learners: await ports.learnersOf(ctx, id),
    freeSlots: card.freeSlots,
    history: await historyOf(ctx, 'lecturer', id),
  };
}

/** A lecturer within the caller's rights. */
export async function readManaged(
  ctx: ManageContext,
  { id }: CallInput<typeof manageLecturer>,
  ports: DetailPorts,
): Promise<CallOutput<typeof manageLecturer>> {
  await lecturerWithin(ctx, id, 'courses.see');
  return managedLecturer(ctx, id, ports);
}
