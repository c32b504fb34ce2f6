#!/usr/bin/env node
// npm run bench -- [--only pages,styles,motion,server,restart,growth,talk,crowd,takers,audiences,chapters,remark] [--runs 5] [--takers 1000] [--seconds 180] [--pace 1]
// Measures the goals of speed against the floor in one run and writes docs/performance.md. Times mean nothing by themselves.
import { writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../lib/install.mjs';

ensureInstalled();
const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default: 'pages,styles,motion,server,restart,growth,talk,crowd,takers,audiences,chapters,remark',
    },
    runs: { type: 'string', default: '5' },
    takers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '180' },
    pace: { type: 'string', default: '1' },
  },
});
const wanted = new Set(values.only.split(','));
const runs = Number(values.runs);

/** @typedef {{ title: string, text: string, rows: { goal: string, what: string, measured: string, limit: string, met: boolean, why?: string }[] }} Section */
/** @type {Section[]} */
const sections = [];
if (wanted.has('pages')) sections.push(await (await import('./pages.mjs')).measurePages({ runs }));
if (wanted.has('styles')) sections.push(await (await import('./styles.mjs')).measureStyles({ runs }));
if (wanted.has('motion')) sections.push(await (await import('./motion.mjs')).measureMotion({ runs }));
if (wanted.has('server')) sections.push(await (await import('./server.mjs')).measureServer());
if (wanted.has('restart')) sections.push(await (await import('./restart.mjs')).measureRestart());
if (wanted.has('growth')) sections.push(await (await import('./growth.mjs')).measureGrowth());
if (wanted.has('talk')) sections.push(await (await import('./talk.mjs')).measureTalk());
if (wanted.has('crowd')) sections.push(await (await import('./crowd.mjs')).measureCrowd());
if (wanted.has('takers')) {
  const [takers, seconds, pace] = [values.takers, values.seconds, values.pace].map(Number);
  sections.push(await (await import('./takers.mjs')).measureTakers({ takers, seconds, pace }));
}

if (wanted.has('audiences')) sections.push(await (await import('./audiences.mjs')).measureAudiences());
if (wanted.has('chapters')) sections.push(await (await import('./chapters.mjs')).measureChapters());
if (wanted.has('remark')) sections.push(await (await import('./remark.mjs')).measureRemark());

const table = ({ title, text, rows }) =>
  [
    `## ${title}`,
    '',
    text,
    '',
    '| goal | what | measured | limit | |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      (row) => `| ${row.goal} | ${row.what} | ${row.measured} | ${row.limit} | ${row.met ? 'met' : 'missed'} |`,
    ),
    ...rows.filter((row) => row.why).flatMap((row) => ['', `**Goal ${row.goal}, ${row.what}:** ${row.why}`]),
    '',
  ].join('\n');

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;
const report = [
  '# Performance',
  '',
  'Ratios measured in one run on one machine; single times mean nothing by themselves. The floor is the least application',
  'that uses the same packages. Written by',
  '',
  '```',
  `npm run bench -- --only ${values.only} --runs ${runs}`,
  '```',
  '',
  `on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
  '',
  ...sections.map(table),
].join('\n');
if (wanted.size === 12) writeFileSync(join(root, 'docs', 'performance.md'), report);
console.log(report);
process.exit(0);
