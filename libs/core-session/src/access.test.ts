import { describe, expect, it } from 'vitest';
import { accessCases, gateHosts, gateScreens, gateStates } from './access.cases.ts';
import { decideAccess } from './access.ts';
import { detectHost } from './host.ts';

describe('the guard', () => {
  it.each(accessCases.map((row) => [row.title, row] as const))('%s', (_title, row) => {
    const decision = decideAccess({
      status: gateStates[row.enterprise],
      role: row.role,
      screen: gateScreens[row.pattern],
      address: row.path + row.query,
      chatTool: detectHost(gateHosts[row.host]).chatTool,
      backOffice: detectHost(gateHosts[row.host]).backOffice,
    });
    expect(decision).toEqual(row.expected);
  });

  it.each([
    ['people.see', ['people.see', 'reports.see'], 'allow'],
    ['any', ['people.see'], 'allow'],
    ['audit.see', ['people.see'], 'forbidden'],
    ['any', [], 'forbidden'],
    [undefined, ['people.see'], 'forbidden'],
  ] as const)(
    'a screen of the console for %s is decided by the rights %j of a learner: %s [AC-10]',
    (may, rights, kind) => {
      const decision = decideAccess({
        status: gateStates.privateCompany,
        role: 'learner',
        rights,
        screen: { access: 'admin', ...(may === undefined ? {} : { may }) },
        address: '/manage/people',
        chatTool: false,
        backOffice: true,
      });
      expect(decision.kind).toBe(kind);
    },
  );

  it('tells every row apart [AC-03]', () => {
    const asked = accessCases.map(({ enterprise, role, path, query, host }) =>
      [enterprise, role, path, query, host].join(' '),
    );
    expect(new Set(asked).size).toBe(accessCases.length);
    expect(accessCases.length).toBeGreaterThanOrEqual(60);
  });
});
