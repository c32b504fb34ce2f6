// From measured pages to goals.
import { two } from './stats.mjs';

/** Why a goal is missed where it is; said only where it is. */
const whys = {
  js: 'React, router, state, styles, translations and schemas, which the floor has too, make most of the file that all pages share; the rest of it is what the floor has none of: session, guard, transport with its policy, error screens, design system. Catalogue and course add header and cards, and their own screen. `npm run budget` holds what each page loads first.',
  lcp: 'The words are in the HTML and paint with it. What is left is the weight of that HTML: first answers and colours come with it, where the floor’s shell is nearly empty.',
  ready:
    'Ready is the real screen with real data: hundreds of nodes where the floor makes 45, at a quarter of the speed, and in one go, so that nothing moves. Its words stand there long before (goal 3).',
  blocked:
    'The first screen is rendered in one go by choice: in slices it would show skeletons for what the page has brought along. The floor renders a form.',
  heap: 'The catalogue keeps 24 courses with their drawn covers and the whole category tree.',
  cls: 'Something moves after it was painted.',
  requests:
    'Code that pages share lies in some ten files, so that a page does not load what others need; each is asked for at once, beside the program.',
  warmBytes:
    'The page is personal and never cached: colours for both appearances, the first sight and the addresses come with each visit, so that the first picture needs no second request.',
  warmReady: 'A warm visit saves the network alone; what is left is the work of goal 5.',
};

/**
 * @param {Record<string, Record<string, number>>} rows medians of measure.mjs
 * @param {{ name: string, cold: object[], warm: object[], inside: number }[]} pages
 */
export function pageRows(rows, pages) {
  const only = (...names) => pages.filter(({ name }) => names.includes(name));
  const against = (floor, key) => (page) => rows[page.name][key] / rows[floor][key];
  return [
    row('1', 'initial scripts of the login, compressed', only('login'), against('t0', 'jsKB'), 1.1, 'js'),
    row('1', 'initial scripts of catalogue and course', only('course', 'detail'), against('t0', 'jsKB'), 1.25, 'js'),
    row('3', 'largest contentful paint', pages, against('x_shell', 'lcp'), 1.25, 'lcp'),
    row('4', 'ready with data from the real server', pages, against('x_shell', 'ready'), 1.35, 'ready'),
    row('5', 'blocked time', pages, against('t0', 'tbtNav'), 2, 'blocked'),
    row('5', 'heap', pages, against('t0', 'heapMB'), 2, 'heap'),
    row('5', 'layout shift', pages, (page) => rows[page.name].cls, 0.01, 'cls', shift),
    row('6', 'requests to ready', pages, requestsToReady, 8, 'requests', whole),
    row('6', 'warm visit, beside API', pages, warmKilobytes, 1, 'warmBytes', kilobytes),
    row('6', 'warm visit, ready against cold', pages, warmAgainstCold, 0.55, 'warmReady'),
  ];

  function warmAgainstCold({ name }) {
    return rows[`${name}#warm`].ready / rows[name].ready;
  }
}

const times = { of: (value) => `${two(value)} ×` };
const shift = { of: (value) => value.toFixed(3) };
const whole = { of: (value) => String(value) };
const kilobytes = { of: (value) => `${value.toFixed(1)} KB` };

function row(goal, what, pages, measure, limit, why, unit = times) {
  const values = pages.map((page) => ({ name: page.name, value: measure(page) }));
  const met = values.every(({ value }) => value <= limit);
  return {
    goal,
    what,
    measured: values.map(({ name, value }) => `${name} ${unit.of(value)}`).join(', '),
    limit: `≤ ${unit === shift ? limit : unit.of(limit)}`,
    met,
    ...(met ? {} : { why: whys[why] }),
  };
}

const requestsToReady = ({ cold }) => cold.filter(({ early }) => early).length;

/** Without calls, and without their answers where the page brings them along. */
function warmKilobytes({ warm, inside }) {
  const isCall = ({ type }) => type === 'XHR' || type === 'Fetch';
  const beside = warm.filter((request) => !isCall(request)).reduce((sum, { bytes }) => sum + bytes, 0);
  return Math.max(0, beside - inside) / 1000;
}
