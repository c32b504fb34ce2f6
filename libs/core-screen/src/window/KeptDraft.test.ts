import { v } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { DraftKind, ownPlace, type DeviceStorage } from './KeptDraft.ts';

const kind = new DraftKind('essay', v.object({ text: v.string(), base: v.int() }), ({ base }) => base);
const written = { text: '甲', base: 1 };

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const draft = (storage: DeviceStorage, id = 1) => kind.of({ storage, eid: 1001, userId: '7' }, id);

it('keeps the draft of each thing until it is forgotten [NO-01]', () => {
  const storage = memory();
  expect(draft(storage).keep(written)).toBe(true);
  draft(storage, 2).keep({ text: '乙', base: 0 });
  draft(storage).forget();
  expect([draft(storage).read(), draft(storage, 2).read()]).toEqual([null, { text: '乙', base: 0 }]);
});

it('shows nobody the drafts of another person or enterprise [NO-01]', () => {
  const session = { eid: 1001, userId: '7' };
  const own = kind.of(ownPlace({ storage: memory(), session }), 1);
  own.keep(written);
  for (const other of [{ userId: '8' }, { userId: '7', eid: 1002 }]) {
    Object.assign(session, other);
    expect(own.read(), JSON.stringify(session)).toBeNull();
  }
  Object.assign(session, { eid: 1001 });
  expect(own.read()).toEqual(written);
});

it('tells where the server has a newer form than the one that was written upon [NO-01]', () => {
  const storage = memory();
  expect(draft(storage).takeUp(1)).toBeNull();
  draft(storage).keep(written);
  expect(draft(storage).takeUp(1)).toEqual({ draft: written, conflict: false });
  expect(draft(storage).takeUp(2)).toEqual({ draft: written, conflict: true });
});

it('takes what cannot be read for nothing [NO-01]', () => {
  const storage = memory();
  for (const text of ['{', '{"text":1}', 'null']) {
    storage.setItem('banyan.essay.1001.7.1', text);
    expect(draft(storage).read(), text).toBeNull();
  }
});

it('says where the device keeps nothing, and does not fail [NO-01]', () => {
  const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const storage of [null, full]) {
    expect(draft(storage).keep(written)).toBe(false);
    expect(draft(storage).read()).toBeNull();
    expect(() => draft(storage).forget()).not.toThrow();
  }
});
