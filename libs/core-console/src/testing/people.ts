import type { TablePage } from '../table/TableStore.ts';
import type { TableQuery } from '../table/tableQuery.ts';

/** A row of the stories' tables. */
export interface StoryPerson {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly department: string;
  readonly role: string;
  readonly state: 'active' | 'new' | 'locked';
}

const zhNames = ['赵敏', '王振', '韩梅', '孟凡军', '刘一鸣', '龚国梁', '吕晨曦', '顾文澜', '何佳怡', '李娜'];
const enNames = ['Amy Chen', 'Amara Okafor', 'Daniel O’Connor', 'Elena García', 'Hanna Kowalski', 'James Whitlock'];
const zhWords = { departments: ['质量部', '总装车间', '设备部'], roles: ['学员', '讲师'] };
const enWords = { departments: ['Fresh food', 'Front end', 'Night crew'], roles: ['Learner', 'Lecturer'] };
const states = ['active', 'active', 'new', 'locked'] as const;
const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value;

/** So many people with ids from 1. */
export function storyPeople(count: number, language = 'zh'): readonly StoryPerson[] {
  const english = language === 'en';
  const { departments, roles } = english ? enWords : zhWords;
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: at(english ? enNames : zhNames, index),
    number: `${english ? 'L' : 'H'}${2001 + index}`,
    department: at(departments, index),
    role: at(roles, Math.floor(index / 3)),
    state: at(states, index),
  }));
}

/** A server that has these people: finds by name and number, 50 a page. */
export function peopleServer(people: readonly StoryPerson[]) {
  return ({ q, filters }: TableQuery, cursor: string): Promise<TablePage<StoryPerson>> => {
    const { state = [] } = filters;
    const found = people.filter(
      (person) =>
        `${person.name} ${person.number}`.toLowerCase().includes(q.toLowerCase()) &&
        (state.length === 0 || state.includes(person.state)),
    );
    const from = Number(cursor || 0);
    const next = from + 50 < found.length ? String(from + 50) : null;
    return Promise.resolve({ items: found.slice(from, from + 50), next, total: found.length });
  };
}
