import { manageDepartments, manageRoles } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { fakeHttp, StorySession } from '@banyan/core-screen/testing';
import { expect, it } from 'vitest';
import { organisationAnswers } from '../../testing/organisationAnswers.ts';
import { findDepartments, findGroups, findRoles } from './findThings.ts';

const { signal } = new AbortController();
const deps = (language: 'zh' | 'en', ...answers: Parameters<typeof fakeHttp>[0]) => ({
  http: fakeHttp([...organisationAnswers(language), ...answers]),
  session: new StorySession(language),
});

it('finds departments by any of their names, each below the one above it [AC-10]', async () => {
  expect(await findDepartments(deps('en'), ' 总装 ', signal)).toEqual([
    { id: 'department-4', label: 'Camden', detail: 'Stores', href: '/manage/departments?open=4' },
  ]);
  expect(await findDepartments(deps('zh'), 'camden', signal)).toMatchObject([
    { label: '总装车间', detail: '制造中心' },
  ]);
});

it('finds groups and roles, each with the way to it [AC-10]', async () => {
  const [group] = await findGroups(deps('zh'), '组', signal);
  expect(group?.href).toMatch(/^\/manage\/groups\?q=.*&open=\d+$/);
  const [role] = await findRoles(deps('zh'), '', signal);
  expect(role?.href).toMatch(/^\/manage\/roles\?role=\d+$/);
});

it('finds nothing for somebody who may not see it, and tells a lost connection [AC-10]', async () => {
  const refused = (call: typeof manageDepartments | typeof manageRoles) => ({
    call,
    give: () => Promise.reject(new RefusedError(call, { code: 40306, msg: '', data: null })),
  });
  expect(await findDepartments(deps('zh', refused(manageDepartments)), '部', signal)).toEqual([]);
  const lost = { call: manageRoles, give: () => Promise.reject(new Error('lost')) };
  await expect(findRoles(deps('zh', lost), 'x', signal)).rejects.toThrow('lost');
});
