import { homeIcons, homeStructure } from '@banyan/contracts/account';
import { courseList, homeList, studyList } from '@banyan/contracts/course';
import { describe, expect, it } from 'vitest';
import { bootCalls, bootKey } from './bootCalls.ts';
import { shownScreen } from './shownScreen.ts';

const open = { private: false };
const company = { private: true };
const calls = (address: string, enterprise = open, loggedIn = true) =>
  bootCalls(address, shownScreen(address, enterprise, loggedIn));
const names = (...of: Parameters<typeof calls>) => calls(...of).map(({ call }) => call.name);
const status = '/yii/appapi/v1/pcweb/get-pcweb-login-type';
const frame = ['apiHomePage/NavigationTop', 'apiPortal/Components', 'apiHomePage/SwitchingSet'];

describe('first calls of a page', () => {
  it('are keyed as the portal looks for them', () => {
    expect(calls('/course?cat=a1&keyword=抽样').map(bootKey)).toEqual(
      expect.arrayContaining([
        '/yii/appapi/v1/pcweb/get-pcweb-login-type?backurl=%2Fcourse%3Fcat%3Da1%26keyword%3D%25E6%258A%25BD%25E6%25A0%25B7&from=&loginLanguage=auto',
        'apiHomePage/NavigationTop?',
      ]),
    );
    expect(calls('/course/7').map(bootKey)).toContain('apiCourse/detail?id=7');
  });

  it.each([
    ['/index', [...frame, 'apiHomePage/GetStructure', 'apiMy/getMyStudyInfo', 'apiLive/list']],
    ['/', [...frame, 'apiHomePage/GetStructure', 'apiMy/getMyStudyInfo', 'apiLive/list']],
    ['/login?backUrl=%2Findex', ['/yii/appapi/v1/login/get-enterprise-login-type']],
    [
      '/Course/7/',
      [...frame, 'apiCourse/detail', 'apiCourse/recommendCourse', 'apiCourse/isGrade', 'apiCourse/practice'],
    ],
    ['/course/x', frame],
    ['/prompt', []],
    ['/nowhere', frame],
  ])('%s → enterprise status and %j [AC-01] [SH-02]', (address, expected) => {
    expect(names(address)).toEqual([status, ...expected]);
  });

  it.each([
    ['/index', open, '/index'],
    ['/index', company, '/login'],
    ['/nowhere', company, '/login'],
    ['/nowhere', open, '/nowhere'],
    ['/my/learn-record', open, '/login'],
    ['/course/7', company, '/course/7'],
    ['/course?preview=1', company, '/course'],
    ['/prompt?errorMsg=3', company, '/prompt'],
  ])('a visitor who asks for %s of %o sees %s [AC-06] [AC-07]', (address, enterprise, path) => {
    expect(shownScreen(address, enterprise, false).path).toBe(path);
  });

  it('read the queries of catalogue and record from their addresses [CO-01] [CO-14] [SH-09]', () => {
    const inputOf = (call: typeof courseList | typeof studyList, address: string) =>
      calls(address).find((one) => one.call === call)?.input;
    expect(
      inputOf(courseList, '/course?cat=q1&state=learning,asleep&fee=free&sort=rating&lecturer=3&type=required'),
    ).toMatchObject({
      'search[catid]': 'q1',
      state: ['learning'],
      fee: ['free'],
      sort: 'rating',
      lecturer: 3,
      type: 'required',
      size: 24,
    });
    expect(inputOf(courseList, "/course?cat=1' or 1=1")).toBeUndefined();
    expect(calls('/course?moduleId=3')).toContainEqual(
      expect.objectContaining({ call: homeList, input: { module: 3 } }),
    );
    expect(inputOf(studyList, '/my/learn-record?state=learned')).toEqual({ state: 'learned', cursor: '', size: 20 });
  });

  it('go on from the modules of the home page [SH-12]', () => {
    const module = (id: number, kind: string) => ({ id, kind, title: '', morePath: '' });
    const modules = [module(1, 'continue'), module(2, 'new'), module(3, 'zones')];
    const structure = calls('/index').find(({ call }) => call === homeStructure);
    expect(structure?.next({ modules }).map(({ call, input }) => [call, input])).toEqual([
      [homeList, { module: 2 }],
      [homeIcons, {}],
    ]);
  });
});
