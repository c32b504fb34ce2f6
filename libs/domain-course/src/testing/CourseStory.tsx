import { SessionContext, type SessionView } from '@banyan/core-session';
import { UiProvider, type UiLinkProps } from '@banyan/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import type { CourseModuleDeps } from '../course.environment.ts';
import { withCourse } from '../course.context.tsx';
import { courseLinks } from '../course.links.ts';
import type { CoursePorts } from '../course.ports.ts';
import { courseAnswers } from './courseAnswers.ts';
import { fakeHttp, type FakeAnswer } from './fakeHttp.ts';
import { fixtureNow, makeVtt } from './fixtures.ts';
import { StorySession } from './StorySession.ts';

/** Links of the design system, followed by the story's router. */
function StoryLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />;
}

/** The address that the story is at, for a play function to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

export interface CourseStoryProps {
  /** The screen; without it `children` stand alone. */
  page?: ComponentType;
  children?: ReactNode;
  /** Address the screen believes to be at. */
  at?: string;
  language?: 'zh' | 'en';
  answers?: readonly FakeAnswer[];
  session?: SessionView;
  ports?: CoursePorts;
  /** Width of the window that the screen believes to have, in pixels; all there is without it. */
  width?: number;
}

const paths = Object.values(courseLinks).map(({ path }) => path);

/** The portal around a screen of this domain: its real stores and a router; calls are answered by fakes. */
export function CourseStory({
  page,
  children,
  at = '/',
  language = 'zh',
  answers = [],
  session,
  ports,
  width,
}: CourseStoryProps) {
  const [who] = useState(() => session ?? new StorySession(language));
  const [router] = useState(() => {
    const deps: CourseModuleDeps = {
      http: fakeHttp([...courseAnswers(language), ...answers]),
      session: who,
      loadText: (url) => Promise.resolve(makeVtt(url.includes('.en.') ? 'en' : 'zh')),
      now: () => fixtureNow,
      ...(ports === undefined ? {} : { ports }),
    };
    const Screen = withCourse(deps, page ?? (() => children));
    const element = (
      <>
        <Screen />
        <Address />
      </>
    );
    return createMemoryRouter([...paths.map((path) => ({ path, element })), { path: '*', element }], {
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
