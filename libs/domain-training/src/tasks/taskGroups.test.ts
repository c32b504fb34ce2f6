import { describe, expect, it } from 'vitest';
import { makeTasks } from '../testing/tasks.ts';
import { groupsOf, leading } from './taskGroups.ts';

describe('groups of tasks', () => {
  it('stand under how near they are, in their order [TR-01]', () => {
    const tasks = makeTasks();
    const groups = groupsOf([...tasks, ...tasks.slice(-1)]);
    expect(groups.map(({ near, tasks: rows }) => [near, rows.length])).toEqual([
      ['overdue', 1],
      ['today', 1],
      ['week', 1],
      ['next', 1],
      ['later', 2],
      ['any', 2],
    ]);
    expect(groupsOf([])).toEqual([]);
  });

  it('are led by the first that can be done now and presses [TR-01]', () => {
    const [first, ...rest] = makeTasks();
    if (first === undefined) throw new Error('fixture');
    expect(leading([{ ...first, state: 'waiting' }, ...rest])?.id).toBe(2);
    expect(leading(rest.slice(-1))).toBeNull();
    // A failed task can be done again.
    expect(leading(rest.slice(3))).toMatchObject({ state: 'again' });
  });
});
