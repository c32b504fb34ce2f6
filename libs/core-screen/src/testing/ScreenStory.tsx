import { SessionContext, type SessionView } from '@banyan/core-session';
import { UiProvider, type UiLinkProps } from '@banyan/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import type { DomainDeps } from '../domain/defineDomain.tsx';
import { fakeHttp, type FakeAnswer } from './answers.ts';
import { StorySession } from './StorySession.ts';

/** Links of the design system, followed by the story's router. */
function StoryLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />;
}

/** The story's current address, for a play function to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

/** Languages distinguished by fixtures. */
export type StoryLanguage = 'zh' | 'en';

/** Parts of a domain's stories. */
export interface StoryDomain<Deps extends DomainDeps> {
  /** The domain's `within`. */
  readonly within: (deps: Deps, Screen: ComponentType) => ComponentType;
  /** Every call of the domain answered with fixtures. */
  readonly answers: (language: StoryLanguage) => readonly FakeAnswer[];
  /** Path patterns of its screens, for `useParams`. */
  readonly paths: readonly string[];
  /** Its deps beside transport and session; the clock of the fixtures belongs here. */
  readonly deps: (language: StoryLanguage) => Omit<Deps, 'http' | 'session'>;
}

export interface ScreenStoryProps<Deps extends DomainDeps> {
  domain: StoryDomain<Deps>;
  /** The screen; without it `children` are rendered alone. */
  page?: ComponentType;
  children?: ReactNode;
  /** Simulated address of the screen. */
  at?: string;
  language?: StoryLanguage;
  /** Answers that differ from the fixtures'. */
  answers?: readonly FakeAnswer[];
  session?: SessionView;
  /** Content of the domain's slots. */
  ports?: Deps['ports'];
  /** Simulated width of the window in pixels; the full width without it. */
  width?: number;
}

/** The portal around a screen of a domain: its real stores and a router; fakes answer the calls. */
export function ScreenStory<Deps extends DomainDeps>({
  domain,
  page,
  children,
  at = '/',
  language = 'zh',
  answers = [],
  session,
  ports,
  width,
}: ScreenStoryProps<Deps>) {
  const [who] = useState(() => session ?? new StorySession(language));
  const [router] = useState(() => {
    const deps = {
      ...domain.deps(language),
      http: fakeHttp([...domain.answers(language), ...answers]),
      session: who,
      ...(ports === undefined ? {} : { ports }),
    } as unknown as Deps;
    const Screen = domain.within(deps, page ?? (() => children));
    const element = (
      <>
        <Screen />
        <Address />
      </>
    );
    return createMemoryRouter([...domain.paths.map((path) => ({ path, element })), { path: '*', element }], {
      initialEntries: [at],
    });
  });
  return (
    <SessionContext value={who}>
      <UiProvider link={StoryLink}>
        <main style={width === undefined ? undefined : { width }}>
          <RouterProvider router={router} />
        </main>
      </UiProvider>
    </SessionContext>
  );
}
