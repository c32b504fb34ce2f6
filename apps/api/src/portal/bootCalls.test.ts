import { courseDetail, courseList, homeIcons, homeList, homeStructure, navigation } from '@banyan/contracts';
import { describe, expect, it } from 'vitest';
import { bootKey, followUps, screenCalls, statusCall } from './bootCalls.ts';

const names = (address: string, loggedIn = false) => screenCalls(address, loggedIn).map(({ call }) => call.name);

describe('first calls of a page', () => {
  it('are keyed as the portal looks for them', () => {
    expect(bootKey(statusCall('/course?cat=a1&keyword=抽样'))).toBe(
      '/yii/appapi/v1/pcweb/get-pcweb-login-type?backurl=%2Fcourse%3Fcat%3Da1%26keyword%3D%25E6%258A%25BD%25E6%25A0%25B7&from=&loginLanguage=auto',
    );
    expect(bootKey({ call: navigation, input: {} })).toBe('apiHomePage/NavigationTop?');
    expect(bootKey({ call: courseDetail, input: { id: 7 } })).toBe('apiCourse/detail?id=7');
  });

  it.each([
    ['/index', false, ['apiHomePage/NavigationTop', 'apiPortal/Components', 'apiHomePage/GetStructure']],
    ['/login?backUrl=%2Findex', false, ['/yii/appapi/v1/login/get-enterprise-login-type']],
    [
      '/course/7',
      false,
      ['apiHomePage/NavigationTop', 'apiPortal/Components', 'apiCourse/detail', 'apiCourse/recommendCourse'],
    ],
    ['/course/x', false, []],
    ['/prompt', false, []],
    ['/nowhere', true, []],
  ])('%s, logged in: %s → %j', (address, loggedIn, calls) => {
    expect(names(address, loggedIn)).toEqual(calls);
  });

  it('ask for studies only for someone who has any [SH-12]', () => {
    expect(names('/index', true)).toContain('apiMy/getMyStudyInfo');
    expect(names('/my/learn-record', true)).toContain('apiCourse/studyList');
    expect(names('/my/learn-record', false)).not.toContain('apiCourse/studyList');
  });

  it('read the catalogue from its address, and nothing that is not its question [CO-01] [SH-09]', () => {
    const list = (address: string) => screenCalls(address, false).find(({ call }) => call === courseList)?.input;
    expect(list('/course?cat=q1&state=learning,asleep&fee=free&sort=rating&lecturer=3&type=required')).toMatchObject({
      'search[catid]': 'q1',
      state: ['learning'],
      fee: ['free'],
      sort: 'rating',
      lecturer: 3,
      type: 'required',
      size: 24,
    });
    expect(list('/course?sort=magic&lecturer=-1')).toMatchObject({ sort: 'default', lecturer: 0 });
    expect(list("/course?cat=1' or 1=1")).toBeUndefined();
    expect(list('/course?moduleId=3')).toBeUndefined();
  });

  it('go on from the modules of the home page [SH-12]', () => {
    const module = (id: number, kind: string) => ({ id, kind, title: '', morePath: '' });
    const answer = { modules: [module(1, 'continue'), module(2, 'new'), module(3, 'zones'), module(4, 'text')] };
    expect(followUps(homeStructure, answer)).toEqual([
      { call: homeList, input: { module: 2 } },
      { call: homeIcons, input: {} },
    ]);
    expect(followUps(navigation, {})).toEqual([]);
  });
});
