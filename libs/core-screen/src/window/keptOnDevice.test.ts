import { v } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { keptOnDevice } from './keptOnDevice.ts';

const drafts = keptOnDevice(v.object({ text: v.string() }), (id: number) => `draft.${id}`);

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

it('keeps each under its name until it is forgotten [NO-01]', () => {
  const storage = memory();
  expect(drafts.keep(storage, 1, { text: '甲' })).toBe(true);
  drafts.keep(storage, 2, { text: '乙' });
  drafts.forget(storage, 1);
  expect([drafts.read(storage, 1), drafts.read(storage, 2)]).toEqual([null, { text: '乙' }]);
});

it('takes what cannot be read for nothing [NO-01]', () => {
  const storage = memory();
  for (const text of ['{', '{"text":1}', 'null']) {
    storage.setItem('draft.1', text);
    expect(drafts.read(storage, 1), text).toBeNull();
  }
});

it('says where the device keeps nothing, and does not fail [NO-01]', () => {
  const full = { getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const storage of [null, full]) {
    expect(drafts.keep(storage, 1, { text: '甲' })).toBe(false);
    expect(drafts.read(storage, 1)).toBeNull();
    expect(() => drafts.forget(storage, 1)).not.toThrow();
  }
});
