import { v } from '@banyan/contracts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

/** A value that a caller may send, see tools/ledger/limits.mjs. */
interface Place {
  readonly call: string;
  readonly path: string;
  readonly schema: v.GenericSchema;
  readonly limit: string | null;
}

const ledger = (file: string): Promise<unknown> => import(join(root, 'tools/ledger', file));
const { everyLimit, limitsOf } = (await ledger('limits.mjs')) as {
  everyLimit: () => readonly Place[];
  limitsOf: (calls: readonly { readonly name: string; readonly request: v.GenericSchema }[]) => readonly Place[];
};
const { probe } = (await ledger('limitProbe.mjs')) as {
  probe: (schema: v.GenericSchema) => { readonly on: boolean | null; readonly over: boolean };
};

const places = everyLimit();
const dayBounds = (at: string) => [`${at}.from`, `${at}.to`];
/** Those that ask for a form beside the length. */
const formed = [
  '/yii/appapi/v1/my/learn-calendar/pc first',
  '/yii/appapi/v1/my/learn-calendar/pc last',
  '/yii/appapi/v1/user/personal-data/save idNumber',
  ...['effect', 'preview', 'set', 'why'].flatMap((name) => [
    // The day of a hire, and that of a field.
    ...dayBounds(`manage/audience/${name} audience.rules[][]`),
    ...dayBounds(`manage/audience/${name} audience.rules[][]`),
  ]),
  'manage/audit/export from',
  'manage/audit/export to',
  'manage/audit/list from',
  'manage/audit/list to',
  ...dayBounds('manage/courses/save draft.settings.audience.rules[][]'),
  ...dayBounds('manage/courses/save draft.settings.audience.rules[][]'),
  'manage/courses/save draft.chapters',
  'manage/courses/save draft.chapters[].key',
  ...dayBounds('manage/exams/save draft.audience.rules[][]'),
  ...dayBounds('manage/exams/save draft.audience.rules[][]'),
  ...dayBounds('manage/groups/keep audience.rules[][]'),
  ...dayBounds('manage/groups/keep audience.rules[][]'),
  ...['preview', 'save'].flatMap((name) => [
    ...dayBounds(`manage/groups/${name} rule[]`),
    ...dayBounds(`manage/groups/${name} rule[]`),
  ]),
  'manage/imports/map options',
  'manage/imports/map options[].column',
  ...dayBounds('manage/liveRooms/save liveRoom.audience.rules[][]'),
  ...dayBounds('manage/liveRooms/save liveRoom.audience.rules[][]'),
  'manage/people/add person.hiredOn',
  'manage/people/change person.hiredOn',
  'manage/people/export columns[]',
  ...dayBounds('manage/people/export fields[]'),
  ...dayBounds('manage/people/list fields[]'),
  'manage/people/list sort',
  'manage/questionnaires/results from',
  'manage/questionnaires/results until',
  ...dayBounds('manage/questionnaires/save draft.audience.rules[][]'),
  ...dayBounds('manage/questionnaires/save draft.audience.rules[][]'),
  'manage/questionnaires/sheets from',
  'manage/questionnaires/sheets until',
  'platform/enterprises/add expiresOn',
  'platform/enterprises/change expiresOn',
];
const nameOf = ({ call, path }: (typeof places)[number]) => `${call} ${path}`;

describe('limits of what callers send', () => {
  it('every text, number and list of every call has one [HT-02]', () => {
    expect(places.length).toBeGreaterThan(600);
    expect(places.filter(({ limit }) => limit === null).map(nameOf)).toEqual([]);
  });

  it('a value without one is found, however deep [HT-02]', () => {
    const open = v.object({
      plain: v.string(),
      form: v.pipe(v.string(), v.regex(/^\d+$/)),
      list: v.array(v.object({ count: v.int(), name: v.pipe(v.string(), v.maxLength(3)) })),
      either: v.union([v.optional(v.string()), v.pipe(v.number(), v.minValue(0))]),
      other: v.date(),
      named: v.record(v.picklist(['a', 'b']), v.string()),
      free: v.record(v.string(), v.boolean()),
    });
    const found = limitsOf([{ name: 'x', request: open }]).filter(({ limit }) => limit === null);
    expect(found.map(({ path }) => path)).toEqual([
      ...['plain', 'form', 'list', 'list[].count', 'either', 'either', 'other', 'named[]', 'free'],
    ]);
  });

  it('a value on its limit is taken, and one over it is refused [HT-02]', () => {
    const probed = places.map((place) => ({ name: nameOf(place), ...probe(place.schema) }));
    expect(probed.filter(({ over }) => over).map(({ name }) => name)).toEqual([]);
    expect(probed.filter(({ on }) => on === null).map(({ name }) => name)).toEqual(formed);
  });
});
