import type { Config } from './config.ts';
import { demoEnterprises } from './db/seed/demo/index.ts';
import { demoPassword } from './db/seed/demo/parts.ts';
import type { DemoEnterprise } from './db/seed/demo/types.ts';

/** Columns of a text in a terminal: Chinese characters take two. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (width, character) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(character)
        ? 2
        : 1),
    0,
  );
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** Logins beside the password, their addresses, and accounts to try them; in production there is no `/dev`. */
const waysIn = (address: string, production: boolean) => [
  ['Way in', 'Begins at', 'As'],
  ...(production
    ? []
    : [
        ['phone code', `${address}/login?way=code`, 'H20381, 13805716620; the code is at /dev/inbox'],
        ['one click', `${address}/login`, 'H20381, +8613805716620; the SIM is chosen at /dev/sim'],
        ['from outside', `${address}/login?way=outsider`, 'any number; H10002 lets in at /review'],
      ]),
  ['scan', `${address}/login?way=scan`, 'H20381, logged in in another browser'],
  ['face', `${address}/my/face`, 'H20381 turns it on there, then /login?way=face'],
  ['support', `${address}/assistAuthorization`, 'H10002 makes a link; opened in another browser, under recording'],
  ['administrators', `${address}/loginPc?eid=1001&type=admin`, 'H10002'],
  ['link, Mac, PC', 'npm run integrator -- --eid 1001 --key intranet', 'H20381; docs/integrations.md'],
  [
    'single sign-on',
    'npm run sso -- --eid 1001 --issuer …',
    'the account that the provider names; then /transferLogin, /loginPc?from=pc too',
  ],
];

/** Addresses, enterprises and accounts, for the person who has just started the server. */
export function startTable(
  config: Config,
  ports: { readonly port: number; readonly contentPort: number; readonly platformLink: string | null },
): string {
  const { chaos, host, demo, production } = config;
  const port = config.portalPort === config.port ? ports.port : config.portalPort;
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  const address = (enterprise?: DemoEnterprise) => `http://${enterprise?.host ?? shown}:${port}`;
  const lines = [
    '',
    `${config.productName} is running`,
    '',
    ...columns([
      ['Portal', address()],
      ...(production ? [] : [['API documentation', `http://${shown}:${ports.port}/docs`]]),
      ...(chaos ? [['Faults on demand', `http://${shown}:${ports.port}/dev/chaos`]] : []),
      ['Files', `http://${shown}:${ports.contentPort}`],
      ['Data', config.databaseUrl === undefined ? config.dataDir : 'PostgreSQL'],
    ]),
    '',
  ];
  if (!demo) {
    const { platformLink } = ports;
    const ways = [
      'No demo data; BANYAN_DEMO=Y fills an empty database with it.',
      ...(platformLink === null
        ? [`Enterprises are run at ${address()}/platform`]
        : [
            '',
            'Begin here: choose a password, then make your first enterprise. The link works once, for 7 days:',
            platformLink,
            '',
          ]),
      'An enterprise of your own: npm run import -- enterprise <file.yaml> --eid 2001, see docs/imports.md.',
    ];
    return [...lines, ...ways, ''].join('\n');
  }
  const enterprises = demoEnterprises.map((enterprise) => [
    String(enterprise.eid),
    enterprise.portalName,
    address(enterprise),
    enterprise.note,
  ]);
  const people = demoEnterprises.flatMap((enterprise) =>
    enterprise.people.map((person) => [
      enterprise.portalName,
      person.account,
      person.password ?? demoPassword,
      person.note,
    ]),
  );
  return [
    ...lines,
    ...columns([['eid', 'Enterprise', 'Address', ''], ...enterprises]),
    '',
    `Where *.localhost is not resolved: http://127.0.0.1:${port}/?eid=1001`,
    '',
    ...columns([['Enterprise', 'Account', 'Password', ''], ...people]),
    '',
    ...columns(waysIn(address(demoEnterprises.find(({ eid }) => eid === 1001)), production)),
    '',
    'Ctrl-C stops it; all data is kept.',
    '',
  ].join('\n');
}
