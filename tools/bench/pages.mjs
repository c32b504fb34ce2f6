// Goals 1, 3, 4, 5 and 6: the portal's pages from the real server against the floor, loaded in turns by measure.mjs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../lib/chromium.mjs';
import { run } from '../lib/run.mjs';
import { buildFloor } from './floor.mjs';
import { pageRows } from './page-rows.mjs';
import { startProduct } from './product.mjs';
import { answersInside, isScript, visitPages } from './visits.mjs';

/** `ready`: content that only the running portal shows, not the server's first sight of the page. */
const pages = [
  { name: 'login', path: '/login?eid=1001', ready: 'input[name=account]' },
  { name: 'index', path: '/index?eid=0', ready: 'main a[href^="/course/"] h3' },
  { name: 'course', path: '/course?eid=0', ready: 'main li a[href^="/course/"] h3' },
  { name: 'detail', path: '/course/1?eid=0', ready: 'main ol li a[href*="chapter="]' },
];
const floorReady = 'article h2';
const measure = fileURLToPath(new URL('measure.mjs', import.meta.url));

export async function measurePages({ runs }) {
  const floor = await buildFloor();
  const results = mkdtempSync(join(tmpdir(), 'banyan-pages-'));
  const server = await startProduct({ portal: true });
  try {
    const ours = pages.map((page) => ({ ...page, url: `${server.origin}${page.path}` }));
    const json = join(results, 'measured.json');
    const { code, output } = await run('node', [measure, ...options(floor, ours, runs, json)], { quiet: true });
    if (code !== 0) throw new Error(`measure.mjs failed:\n${output}`);
    console.log(output);
    const { rows } = JSON.parse(readFileSync(json, 'utf8'));
    refuseBroken(rows, output);
    const visits = await visitPages(ours);
    const inside = await Promise.all(ours.map(({ url }) => answersInside(url)));
    const measured = ours.map((page, at) => ({ ...page, ...visits[at], inside: inside[at] }));
    for (const page of measured) console.log(chunkList(page));
    return {
      title: 'Pages',
      text: textOf(rows, measured),
      rows: pageRows(rows, measured),
    };
  } finally {
    await server.stop();
    floor.remove();
    rmSync(results, { recursive: true, force: true });
  }
}

const options = ({ t0, shell }, ours, runs, json) => [
  ...['--net', 'slow4g', '--cpu', '4', '--runs', String(runs), '--warm', '--json', json, '--base', 't0'],
  ...['--chrome', ensureChromium(), '--serve', `t0=${t0}`, '--serve', `x_shell=${shell}`],
  ...['--expect', `t0:${floorReady}`, '--expect', `x_shell:${floorReady}`],
  ...ours.flatMap(({ name, ready }) => ['--expect', `${name}:${ready}`]),
  ...ours.map(({ name, url }) => `${name}=${url}`),
];

/** A page that never showed its content, or threw, was not measured. */
function refuseBroken(rows, output) {
  const names = ['t0', 'x_shell', ...pages.map(({ name }) => name)].flatMap((name) => [name, `${name}#warm`]);
  const broken = names.filter((name) => typeof rows[name]?.ready !== 'number' || rows[name].errors.length > 0);
  if (broken.length > 0) throw new Error(`not measured: ${broken.join(', ')}\n${output}`);
}

const kib = (bytes) => (bytes / 1024).toFixed(1);

/** Breakdown of a page's scripts, for work on a missed goal. */
function chunkList({ name, cold }) {
  const scripts = cold.filter(isScript).sort((a, b) => b.bytes - a.bytes);
  const line = ({ url, bytes, early }) =>
    `  ${kib(bytes).padStart(7)} KiB  ${basename(new URL(url).pathname)}${early ? '' : '  (after the content)'}`;
  return [`${name}: ${scripts.length} scripts, ${cold.length} requests`, ...scripts.map(line)].join('\n');
}

function textOf(rows, measured) {
  const largest = (visit) =>
    visit.cold
      .filter(isScript)
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 5)
      .map(({ url, bytes }) => `${basename(new URL(url).pathname).replace(/-[^-]+\.js$/, '')} ${kib(bytes)}`)
      .join(', ');
  return [
    'Pages of the built server in Chromium on slow 4G with a CPU four times slower, cold cache, in turns with the floor,',
    'median of the rounds. Scripts count with their headers, compressed, until the page is quiet. `login` is `/login` of',
    'a private enterprise, `index` the home page, `course` the catalogue and `detail` a course of the public portal, as',
    'visitors see them; ready is when the first field, course or chapter is there. The floor: ',
    `${rows.t0.jsKB.toFixed(0)} KiB of scripts; LCP ${rows.x_shell.lcp.toFixed(0)} ms, ready ${rows.x_shell.ready.toFixed(0)} ms with an HTML shell.`,
    '',
    'Largest scripts, KiB:',
    '',
    ...measured.map((page) => `- ${page.name}: ${largest(page)}`),
  ].join('\n');
}
