import type { CourseCard, LearningState } from '@banyan/contracts/course';

/** A course of a package with the viewer's progress in it. */
export interface PackageItem {
  readonly course: Pick<CourseCard, 'id' | 'state'>;
  readonly required: boolean;
}

/** A person's progress in a package. */
export interface PackageStand {
  readonly requiredCount: number;
  readonly learnedCount: number;
  readonly state: LearningState;
  /** By course id: the course that must be learned before; courses that are open are left out. */
  readonly lockedBy: ReadonlyMap<number, number>;
  /** Course to continue with: the first that is open and not learned; null when all are. */
  readonly next: number | null;
}

/** Works out a package from its courses in their order; one of elective courses alone is learned with all of them. */
export function packageStand(items: readonly PackageItem[], sequential: boolean): PackageStand {
  const asked = items.some(({ required }) => required) ? items.filter(({ required }) => required) : items;
  const learnedCount = asked.filter(({ course }) => course.state === 'learned').length;
  const begun = items.some(({ course }) => course.state !== 'not_studied');
  const lockedBy = new Map<number, number>();
  if (sequential) {
    items.forEach(({ course }, index) => {
      // Electives lock nothing after them.
      const before = items.slice(0, index).findLast(({ required }) => required);
      const isOpen = before === undefined || before.course.state === 'learned' || course.state !== 'not_studied';
      if (!isOpen) lockedBy.set(course.id, before.course.id);
    });
  }
  const open = items.filter(({ course }) => course.state !== 'learned' && !lockedBy.has(course.id));
  const done = asked.length > 0 && learnedCount === asked.length;
  return {
    requiredCount: asked.length,
    learnedCount,
    state: done ? 'learned' : begun ? 'learning' : 'not_studied',
    lockedBy,
    next: (open.find(({ required }) => required) ?? open[0])?.course.id ?? null,
  };
}
