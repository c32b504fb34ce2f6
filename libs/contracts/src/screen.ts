import type { Permission } from './permission.ts';

/**
 * Required role of the viewer. `public`: anyone, outside the shell's access check [AC-07]. `open`: anyone whom the
 * enterprise admits [AC-03, AC-06]. `login`: logged-in people. `admin`, `lecturer`: those of that role [AC-10].
 */
export type Access = 'public' | 'open' | 'login' | 'admin' | 'lecturer';

/** Screens that a private enterprise opens to visitors because they lead on by themselves [AC-06]. */
export type Transition = 'exam' | 'training' | 'activity' | 'questionnaire';

/**
 * Frame of a screen. `bare`: none, the screen brings its own. `none`: the page alone, header and footer hidden [SH-05].
 * `site`: header and footer. `console`: the console's frame, without them. All others: header, footer and a navigation that its screens share.
 */
export type Layout =
  | 'bare'
  | 'none'
  | 'site'
  | 'console'
  | 'my'
  | 'news'
  | 'message'
  | 'editor'
  | 'talent'
  | 'questionnaire'
  | 'task';

/** Facts of a screen, known without loading it; the portal and the server read the same ones. */
export interface Screen<Path extends string = string> {
  /** Path pattern: `/course/:id` [SH-02]. */
  readonly path: Path;
  readonly access: Access;
  /** Message key of the page title with its namespace: `course:title.course` [SH-03]. */
  readonly titleKey: string;
  readonly layout: Layout;
  /** Screens that the access rules name. */
  readonly name?: 'courseDetail' | 'login' | 'prompt' | 'personalData';
  readonly transition?: Transition;
  /** Login after the session ended: on the screen itself, which must not be left, see `SessionStore` [EX-03]. */
  readonly relogin?: 'inPlace';
  /** Right in the console that opens an `admin` screen to people of any role; `any`: whichever they have. */
  readonly may?: Permission | 'any';
  /** Other paths that lead to this screen; none of them has parameters [SH-01, SH-02]. */
  readonly aliases?: readonly string[];
}

/** A domain's facts of a screen: by default the layout is `bare` for public screens and `site` for all others. */
export type ScreenFacts = Omit<Screen, 'layout'> & { readonly layout?: Layout };

/** Screens by their names in the program. */
export type ScreenSet = Readonly<Record<string, Screen>>;

type Defined<Facts extends Readonly<Record<string, ScreenFacts>>> = {
  readonly [Key in keyof Facts]: Screen<Facts[Key]['path']>;
};

/** The screens of one domain. */
export function defineScreens<const Facts extends Readonly<Record<string, ScreenFacts>>>(
  screens: Facts,
): Defined<Facts> {
  const defined = Object.entries(screens).map(([key, facts]): [string, Screen] => [
    key,
    { layout: facts.access === 'public' ? 'bare' : 'site', ...facts },
  ]);
  return Object.fromEntries(defined) as Defined<Facts>;
}

/** Parameters of a path pattern by their names. */
export type PathParams<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? PathParams<Part> & PathParams<Rest>
  : Path extends `:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

/** Address of a screen: its path with the parameters filled in, and the query if there is one. */
export function screenHref<Path extends string>(
  { path }: Pick<Screen<Path>, 'path'>,
  params: { readonly [Name in keyof PathParams<Path>]: string | number },
  query?: URLSearchParams,
): string {
  const values = params as Readonly<Record<string, string | number>>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = query?.toString() ?? '';
  return search === '' ? filled : `${filled}?${search}`;
}

/**
 * Whether a private enterprise opens a screen to visitors, or at least lets the screen lead them on [AC-06]. A preview
 * (`?preview`) is always opened.
 */
export function opensToVisitors(
  screen: Pick<Screen, 'access' | 'name' | 'transition'>,
  search: URLSearchParams,
): boolean {
  if (screen.access === 'public') return true;
  if (screen.access !== 'open') return false;
  return screen.name === 'courseDetail' || screen.transition !== undefined || search.has('preview');
}
