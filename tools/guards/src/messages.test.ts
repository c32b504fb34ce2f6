import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root } from './workspace.ts';

// Each run of a tool is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Runs one of the tools and gives back what it complained about. */
function run(tool: 'build.mjs' | 'check.mjs', ...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/i18n', tool), ...args], {
    encoding: 'utf8',
  });
  return { status, problems: stderr.trim().split('\n').filter(Boolean) };
}

/** A workspace with one library that has these files. */
function workspace(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, text] of Object.entries(files)) write(folder, name, text);
  return folder;
}

/** Path of a file of a workspace's library. */
const inLibrary = (folder: string, name: string) => join(folder, 'libs/domain-trial/src', name);

function write(folder: string, name: string, text: string): void {
  const file = inLibrary(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The text of a set that was made. */
const made = (folder: string, set: 'zh_tw' | 'zh_hk') => readFileSync(inLibrary(folder, `i18n/${set}.ts`), 'utf8');

const whole = {
  'i18n/zh.ts': "export default { title: '视频', list: { count_other: '{{count}} 门' } };\n",
  'i18n/en.ts': "export default { title: 'Video', list: { count_one: 'One', count_other: '{{count}} courses' } };\n",
  'Page.tsx': "export const Page = (t: Translate) => [t('title'), t('list.count', { count: 2 })];\n",
};

describe('messages', () => {
  it('of all projects are whole, asked for and used [SE-09]', () => {
    expect(run('check.mjs')).toEqual({ status: 0, problems: [] });
  });

  it('in traditional Chinese are made of simplified Chinese without a mistake in the corrections [SE-09]', () => {
    expect(run('build.mjs')).toEqual({ status: 0, problems: [] });
  });

  it('are made for Taiwan and Hong Kong in the words used there [SE-09]', () => {
    const folder = workspace(whole);
    expect(run('build.mjs', '--root', folder).status).toBe(0);
    for (const set of ['zh_tw', 'zh_hk'] as const) expect(made(folder, set)).toContain('"title": "影片"');
    expect(run('check.mjs', '--root', folder)).toEqual({ status: 0, problems: [] });
  });

  it('are made again when a text or a correction has changed, and only then [SE-09]', () => {
    const folder = workspace(whole);
    run('build.mjs', '--root', folder);
    const spoiled = `${made(folder, 'zh_tw')}// Not written again.`;
    write(folder, 'i18n/zh_tw.ts', spoiled);
    run('build.mjs', '--root', folder);
    expect(made(folder, 'zh_tw')).toBe(spoiled);

    write(folder, 'i18n/zh.ts', whole['i18n/zh.ts'].replace('视频', '录像'));
    run('build.mjs', '--root', folder);
    expect(made(folder, 'zh_tw')).toContain('"title": "錄影"');
    write(folder, 'i18n/zh_tw.overrides.ts', "export default { title: '影片' };\n");
    run('build.mjs', '--root', folder);
    expect(made(folder, 'zh_tw')).toContain('"title": "影片"');
  });

  it('with mistakes are found, each of them [SE-09]', () => {
    const folder = workspace({
      'i18n/zh.ts':
        "export default { title: '视频', list: { count_other: '{{count}} 门' }, bare: '有', spare: '空$t(bare)' };\n",
      'i18n/en.ts': "export default { title: ' ', list: { count_other: '{{n, number}} courses' }, spare: 'Spare' };\n",
      'i18n/zh_tw.overrides.ts': "export default { titel: '影片' };\n",
      'Page.tsx': "export const Page = (t: Translate) => [t('title'), t('list.count'), t('bare'), t('gone')];\n",
      'Other.tsx': 'export const Other = (t: Translate, k: string) => t(`error.${k}`);\n',
      'routes.ts': "export const handle = { titleKey: 'trial:title.list' };\n",
    });
    for (const time of ['first', 'second']) {
      expect(run('build.mjs', '--root', folder).problems.join(), time).toContain('no message titel');
    }
    write(folder, 'i18n/zh_hk.ts', "export default { title: '錄像' };\n");

    const { status, problems } = run('check.mjs', '--root', folder);
    const found = problems.join('\n');
    expect(status).toBe(1);
    for (const problem of [
      'en lacks bare',
      'en says nothing for title',
      'en fills other gaps than zh in list.count_other',
      'en formats a value in list.count_other',
      'zh nests another text in spare',
      'Page.tsx:1: no message gone',
      'Other.tsx:1: no message fits',
      'routes.ts:1: no message trial:title.list',
      'spare is never used',
      'zh_hk lacks spare',
    ]) {
      expect(found).toContain(problem);
    }
  });
});
