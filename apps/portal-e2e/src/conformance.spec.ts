import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Output and exit code of `npm run conformance` for a server. */
const conformance = (server: string, more: readonly string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const program = ['--tsconfig', 'tsconfig.base.json', 'tools/conformance/conformance.mjs', '--server', server];
    execFile('node_modules/.bin/tsx', [...program, ...more], { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    );
  });

test('our own server answers each call that reads as its contract says, and refuses whoever may not ask [HT-01] [HT-03] [AC-07]', async ({
  server,
}) => {
  test.setTimeout(240_000);
  const { lecturer, administrator, li } = people;
  const as = (role: string, { account, password }: { account: string; password: string }) => [
    `--${role}`,
    `${account}:${password}`,
  ];
  const sessions = [...as('learner', li), ...as('lecturer', lecturer), ...as('admin', administrator)];
  const { code, said } = await conformance(server.origin('hengchuan'), ['--eid', '1001', ...sessions]);
  expect(said).toMatch(/ hold, 0 broken,/);
  expect(Number(/(\d+) of \d+ calls hold/.exec(said)?.[1])).toBeGreaterThan(150);
  expect(code).toBe(0);
});

test('a server that answers everything alike is told call by call [HT-01] [AC-07]', async () => {
  const obliging = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end('{"status":"Y","code":200,"msg":"","data":{}}');
  });
  await new Promise<void>((resolve) => obliging.listen(0, '127.0.0.1', resolve));
  const { port } = obliging.address() as AddressInfo;
  const { code, said } = await conformance(`http://127.0.0.1:${port}`, []);
  obliging.close();
  expect(said).toMatch(/broken +login +GET apiExamnew\/paper +answers a visitor/);
  expect(said).toMatch(/broken +public +POST apiSystem\/login +answers a request that is not sealed/);
  expect(code).toBe(1);
});
