import { StorySession } from '@banyan/core-screen/testing';
import { SessionContext } from '@banyan/core-session';
import { UiProvider, type UiLinkProps } from '@banyan/ui';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';

function StoryLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />;
}

/** The story's address, for a play to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}

interface PortalProps {
  language: 'zh' | 'en';
  at: string;
  height: number | undefined;
  children: ReactNode;
}

/** The portal around a part of the console. */
function Portal({ language, at, height, children }: PortalProps) {
  const [session] = useState(() => new StorySession(language));
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <>
              {children}
              <Address />
            </>
          ),
        },
      ],
      { initialEntries: [at] },
    ),
  );
  return (
    <SessionContext value={session}>
      <UiProvider link={StoryLink}>
        <main
          style={height === undefined ? {} : { position: 'relative', display: 'flex', flexDirection: 'column', height }}
        >
          <RouterProvider router={router} />
        </main>
      </UiProvider>
    </SessionContext>
  );
}

/** Puts a story into the portal: `parameters.console` says at which address and how high. */
export const inConsole: Decorator = (Story, { globals, parameters }) => {
  const { at = '/manage', height } = (parameters['console'] ?? {}) as { at?: string; height?: number };
  const language = globals['language'] === 'en' ? 'en' : 'zh';
  return (
    <Portal key={language} language={language} at={at} height={height}>
      <Story />
    </Portal>
  );
};
