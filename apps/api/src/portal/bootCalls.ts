import {
  backUrlOf,
  canonicalParameters,
  categoryTree,
  courseDetail,
  courseList,
  homeIcons,
  homeList,
  homeStructure,
  loginMethods,
  loginType,
  myStudyInfo,
  navigation,
  portalComponents,
  relatedCourses,
  studyList,
  z,
  type Call,
  type CallInput,
  type CallOutput,
} from '@banyan/contracts';
import { addressUrl } from './address.ts';
import { patternOf } from './preloads.ts';

/** A call that a page makes first. */
export interface BootCall {
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Under this name the portal looks for the answer: call, and its own input in canonical form. */
export function bootKey({ call, input }: BootCall): string {
  return `${call.name}?${canonicalParameters(z.encode(call.request, { ...input }) as Record<string, string>)}`;
}

const ask = <C extends Call>(call: C, input: CallInput<C>): BootCall => ({ call, input });
const frame = [ask(navigation, {}), ask(portalComponents, {})];

/** The catalogue's question as its address has it; must be read as the portal reads it, or the answer goes unused. */
function catalogueInput(search: URLSearchParams): CallInput<typeof courseList> | null {
  const known = <T extends string>(all: readonly T[], text: string | null) => {
    const asked = new Set((text ?? '').split(','));
    return all.filter((value) => asked.has(value));
  };
  const lecturer = search.get('lecturer') ?? '';
  const category = search.get('cat') ?? '';
  if (search.has('moduleId') || !/^[A-Za-z0-9]{0,32}$/.test(category)) return null;
  return {
    'search[keyword]': (search.get('keyword') ?? '').trim().slice(0, 80),
    'search[catid]': category,
    state: known(['not_studied', 'learning', 'learned'], search.get('state')),
    duration: known(['under30', 'under60', 'over60'], search.get('duration')),
    fee: known(['free', 'charged'], search.get('fee')),
    type: search.get('type') === 'required' ? 'required' : 'all',
    lecturer: /^[1-9]\d{0,14}$/.test(lecturer) ? Number(lecturer) : 0,
    sort: known(['default', 'newest', 'learners', 'rating'], search.get('sort'))[0] ?? 'default',
    cursor: (search.get('cursor') ?? '').slice(0, 200),
    size: 24,
  };
}

interface Asking {
  /** `:id` of the path. */
  readonly id: number;
  readonly search: URLSearchParams;
  readonly loggedIn: boolean;
}

/** First calls by path, beside the enterprise status that every page asks for. */
const table: Readonly<Record<string, (asking: Asking) => readonly BootCall[]>> = {
  '/login': () => [ask(loginMethods, {})],
  '/index': ({ loggedIn }) => [...frame, ask(homeStructure, {}), ...(loggedIn ? [ask(myStudyInfo, {})] : [])],
  '/course': ({ search }) => {
    const input = catalogueInput(search);
    return [...frame, ask(categoryTree, {}), ...(input ? [ask(courseList, input)] : [])];
  },
  '/course/:id': ({ id }) => [...frame, ask(courseDetail, { id }), ask(relatedCourses, { id })],
  '/index/study': () => frame,
  '/my/learn-record': ({ loggedIn }) => [
    ...frame,
    ...(loggedIn ? [ask(studyList, { state: 'all' as const, cursor: '', size: 20 })] : []),
  ],
};

/** The enterprise status, asked by the page at `address` (path and query). */
export function statusCall(address: string): BootCall {
  const { pathname, search } = addressUrl(address);
  return ask(loginType, { backurl: backUrlOf(`${pathname}${search}`), loginLanguage: 'auto', from: '' });
}

/** Calls of the screen at `address`, beside the enterprise status. */
export function screenCalls(address: string, loggedIn: boolean): readonly BootCall[] {
  const { pathname, searchParams } = addressUrl(address);
  const pattern = patternOf(pathname, Object.keys(table));
  const calls = pattern === undefined ? undefined : table[pattern];
  const id = /^\/course\/([1-9]\d{0,14})\/?$/.exec(pathname)?.[1];
  if (!calls || (pattern?.includes(':id') && id === undefined)) return [];
  return calls({ id: Number(id), search: searchParams, loggedIn });
}

/** Calls that follow from an answer: the home page's modules ask for their courses, and for the zones. */
export function followUps(call: Call, answer: unknown): readonly BootCall[] {
  if (call !== homeStructure) return [];
  const { modules } = answer as CallOutput<typeof homeStructure>;
  return modules.flatMap(({ id, kind }) => {
    if (kind === 'zones') return [ask(homeIcons, {})];
    return kind === 'continue' || kind === 'text' ? [] : [ask(homeList, { module: id })];
  });
}
