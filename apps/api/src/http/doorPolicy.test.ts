import { allCalls, ErrorCode } from '@banyan/contracts';
import { describe, expect, it } from 'vitest';
import { refusalAtDoor } from './doorPolicy.ts';

const open = { private: false, closed: 0 };
const call = (name: string) => {
  const found = allCalls.find((one) => one.name.endsWith(name));
  if (!found) throw new Error(`no call ${name}`);
  return found;
};

describe('refusalAtDoor', () => {
  it.each([
    ['visitor, open enterprise, public call', 'byCategoryCache', open, false, null],
    ['visitor, open enterprise, login call', 'getMyStudyInfo', open, false, ErrorCode.unauthenticated],
    ['learner, open enterprise, login call', 'getMyStudyInfo', open, true, null],
    [
      'visitor, private, course list',
      'byCategoryCache',
      { private: true, closed: 0 },
      false,
      ErrorCode.unauthenticated,
    ],
    ['visitor, private, course detail', 'apiCourse/detail', { private: true, closed: 0 }, false, null],
    ['visitor, private, login', 'apiSystem/login', { private: true, closed: 0 }, false, null],
    ['learner, private, course list', 'byCategoryCache', { private: true, closed: 0 }, true, null],
    [
      'learner, expired, course list',
      'byCategoryCache',
      { private: true, closed: 3 },
      true,
      ErrorCode.enterpriseClosed,
    ],
    ['visitor, locked, login', 'apiSystem/login', { private: true, closed: 4 }, false, ErrorCode.enterpriseClosed],
    ['visitor, deleted, status', 'get-pcweb-login-type', { private: true, closed: 5 }, false, null],
    ['visitor, expired, texts of the footer', 'apiPortal/Components', { private: true, closed: 3 }, false, null],
    ['learner, deleted, logout', 'loginout', { private: true, closed: 5 }, true, null],
  ] as const)('%s [AC-03] [AC-06] [AC-07]', (_case, name, enterprise, loggedIn, code) => {
    expect(refusalAtDoor(call(name), enterprise, loggedIn)?.code ?? null).toBe(code);
  });

  it('names calls that exist [HT-07]', () => {
    const names = ['apiHomePage/NavigationTop', 'apiPortal/Components', 'apiCourse/recommendCourse', 'logs/upload'];
    for (const name of names) expect(refusalAtDoor(call(name), { private: true, closed: 0 }, false)).toBeNull();
  });
});
