// Names of a screen's files, tables and texts.
import { names } from '@nx/devkit';
import { fieldsOf } from './fields.mjs';

const inWords = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** As in the middle of a sentence; abbreviations stay. */
const inSentence = (title) => (/^.[A-Z]/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));
/** Texts stand between straight quotes in the source. */
const typographic = (text) => text.replaceAll("'", '’');

/** Screens below these paths share a navigation. */
const shared = {
  '/my': 'my',
  '/news': 'news',
  '/main/message': 'message',
  '/editor': 'editor',
  '/talent': 'talent',
  '/questionnaire': 'questionnaire',
  '/task': 'task',
};

function layoutOf(path, row) {
  if (row?.chrome === 'none') return 'none';
  return Object.entries(shared).find(([above]) => path === above || path.startsWith(`${above}/`))?.[1] ?? 'site';
}

/**
 * @param {import('./generator.mjs').ScreenOptions} options
 * @param {{ access: string, transition?: string, chrome?: string } | undefined} row of the route table
 */
export function screenNames(options, row) {
  const { domain, thing, path, requirement = 'SH-02' } = options;
  const things = options.things ?? `${thing}s`;
  const { className: Thing } = names(thing);
  const { className: Things, fileName } = names(things);
  const { className: Domain } = names(domain);
  const en = typographic(options.en ?? capital(inWords(things)));
  const access = row?.access ?? options.access ?? 'login';
  const role = access === 'admin' || access === 'lecturer' ? access : 'learner';
  const own = access !== 'open';
  const { table: listed = false } = options;
  const { fields, naming, toggle, filter, others, has } = fieldsOf({ ...options, own });
  const shown = listed ? fields : others;
  return {
    ...{ domain, Domain, thing, Thing, things, Things, path, requirement, access, role, own },
    ...{ one: inWords(thing), One: capital(inWords(thing)), many: inWords(things), Many: capital(inWords(things)) },
    ...{ en, enLower: inSentence(en), zh: typographic(options.zh ?? en) },
    table: `${domain}_${fileName.replaceAll('-', '_')}`,
    call: options.call ?? `api${Domain}/${things}`,
    layout: layoutOf(path, row),
    transition: row?.transition,
    toldNone: own && role === 'learner',
    ...{ fields, naming, toggle, filter, others, has, listed },
    /** Fields whose names the screen says, and whether it says yes or no. */
    labelled: shown,
    yesNo: shown.some(({ name, type }) => type === 'flag' && name !== toggle?.name),
    Toggle: toggle?.Name ?? '',
  };
}
