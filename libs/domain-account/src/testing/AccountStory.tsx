import type { Uploader } from '@banyan/core-http';
import { fakeHttp, type FakeAnswer } from '@banyan/core-screen/testing';
import { SessionContext, type SessionStore } from '@banyan/core-session';
import { UiProvider, type UiLinkProps } from '@banyan/ui';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { accountDomain } from '../account.domain.ts';

/** Links of the design system, followed by the story's router. */
function StoryLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />;
}

/** Each file is there at once. */
const uploader: Uploader = {
  upload: (file, { kind, onProgress }) => {
    onProgress?.(file.size);
    const { name, size, type } = file;
    return Promise.resolve({ id: 'upload'.padEnd(22, '0'), kind, name, size, type, sha256: '', url: '' });
  },
};

const ports = {
  productName: 'Banyan',
  registerUrl: '',
  LanguageSwitch: () => null,
  signOut: () => Promise.resolve(),
  reload: () => undefined,
};

export interface AccountStoryProps {
  /** A real session, because these screens log in and out. */
  session: SessionStore;
  answers?: readonly FakeAnswer[];
  /** The uploader; by default each file is there at once. */
  uploader?: Uploader;
  /** Address of the page in the story. */
  at?: string;
  children: ReactNode;
}

/** The portal around a screen of this domain: real stores and router, calls answered by fakes typed by their contracts. */
export function AccountStory({ session, answers = [], at = '/', children, ...given }: AccountStoryProps) {
  const [router] = useState(() => {
    const deps = {
      http: fakeHttp(answers),
      session,
      uploader: given.uploader ?? uploader,
      sendFile: () => Promise.reject(new Error('no server')),
      ports,
    };
    const Screen = accountDomain.within<object>(deps, () => children);
    return createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [at] });
  });
  return (
    <UiProvider link={StoryLink}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </UiProvider>
  );
}
