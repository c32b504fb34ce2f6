import type { NoteState } from '@banyan/contracts/course';
import type { World } from '../../../testing/world.ts';
import { notes } from '../note.schema.ts';

/** Notes of a person in a chapter, `of` of each state; returns their ids. */
async function addNotes(
  world: World,
  at: { readonly userId: number; readonly courseId: number; readonly chapterId: number },
  states: readonly NoteState[],
  eid = 1001,
): Promise<number[]> {
  const rows = states.map((state, index) => ({
    ...at,
    state,
    draftKey: `seeded-${at.userId}-${at.chapterId}-${index}-${state}`,
    text: '倒着走的时候把量具车也倒着推。',
    pin: 'second' as const,
    place: 10 * index,
    changedAt: new Date(world.now + index * 1000),
    reviewedAt: state === 'passed' || state === 'rejected' ? new Date(world.now + index) : null,
  }));
  return world.in(eid, async (scope) => {
    const added = await scope.tx
      .insert(notes)
      .values(rows.map((row) => scope.row(notes, row)))
      .returning({ id: notes.id });
    return added.map(({ id }) => id);
  });
}

/** Two notes of each state. */
export const addHostileNotes = (world: World, at: Parameters<typeof addNotes>[1]) =>
  addNotes(world, at, [
    'draft',
    'draft',
    'private',
    'private',
    'reviewing',
    'reviewing',
    'passed',
    'passed',
    'rejected',
    'rejected',
  ]);
