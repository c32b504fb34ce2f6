// Names of a list of the console, its files, calls and texts.
import { names } from '@nx/devkit';
import { fieldsOf } from '../screen/fields.mjs';

const inWords = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const inSentence = (title) => (/^.[A-Z]/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1));
const typographic = (text) => text.replaceAll("'", '’');

/** Area of rights and group of the navigation of a domain, unless said. */
const places = {
  course: { area: 'courses', group: 'learning' },
  teaching: { area: 'courses', group: 'learning' },
  live: { area: 'live', group: 'learning' },
  exam: { area: 'assessment', group: 'assessment' },
  training: { area: 'training', group: 'training' },
  mall: { area: 'engagement', group: 'engagement' },
  community: { area: 'community', group: 'engagement' },
  talent: { area: 'talent', group: 'talent' },
  messages: { area: 'messages', group: 'messages' },
};
const elsewhere = { area: 'portal', group: 'portal' };

/** @param {import('./generator.mjs').ManageOptions} options */
export function manageNames(options) {
  const { domain, thing, requirement = 'AC-10' } = options;
  const things = options.things ?? `${thing}s`;
  const { className: Thing } = names(thing);
  const { className: Things, fileName } = names(things);
  const { className: Domain } = names(domain);
  const en = typographic(options.en ?? capital(inWords(things)));
  const { fields, naming, has } = fieldsOf({ ...options, own: false });
  if (has('date')) throw new Error('A form of the console has no field of type date yet: text, int, flag.');
  const one = inWords(thing);
  return {
    ...(places[domain] ?? elsewhere),
    ...(options.area === undefined ? {} : { area: options.area }),
    ...{ domain, Domain, thing, Thing, things, Things, requirement, fields, naming, has },
    ...{ one, One: capital(one), many: inWords(things), Many: capital(inWords(things)) },
    ...{ en, enLower: inSentence(en), zh: typographic(options.zh ?? en), article: /^[aeiou]/.test(one) ? 'an' : 'a' },
    path: options.path ?? `/manage/${fileName}`,
    call: `manage/${things}`,
    table: `${domain}_${fileName.replaceAll('-', '_')}`,
  };
}
