import { CountersStore } from '../composition/CountersStore.ts';
import { TaskCountsStore } from '../composition/TaskCountsStore.ts';
import { HostNamesStore } from '../hosts/HostNamesStore.ts';
import type { Uploader } from '@banyan/core-http';
import { SessionContext, type SessionStore } from '@banyan/core-session';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useState } from 'react';
import { ServicesContext, type PortalServices } from '../composition/services.ts';
import { accountTable } from '../domains/tables/account.ts';
import { fakeUploader } from './fakeUploader.ts';
import { quietAccount } from './quietAccount.ts';
import { PortalUi } from '../shell/PortalUi.tsx';
import { fakeHttp, type FakeAnswer } from '@banyan/core-screen/testing';

export interface StoryPortalProps {
  session: SessionStore;
  answers?: readonly FakeAnswer[];
  /** The uploader; by default each file is there at once. */
  uploader?: Uploader;
  /** Parts that domains add to the home page; none by default. */
  homeParts?: PortalServices['homeParts'];
  /** Address of the page in the story. */
  at?: string;
  children: ReactNode;
}

/** The portal around one page: real stores and router, calls answered by fakes with the contracts' types. */
export function StoryPortal({
  session,
  answers = [],
  uploader = fakeUploader(),
  homeParts = [],
  at = '/',
  children,
}: StoryPortalProps) {
  const [services] = useState<PortalServices>(() => {
    const http = fakeHttp(answers);
    const counters = new CountersStore();
    const sendFile = () => Promise.reject(new Error('no server'));
    const { parts } = accountTable({ http, session, uploader, sendFile, account: quietAccount });
    return {
      config: { apiBase: '', productName: 'Banyan', registerUrl: '', analyticsUrl: '' },
      http,
      uploader,
      sendFile,
      session,
      counters,
      names: new HostNamesStore(),
      homeParts,
      account: parts,
      tasks: new TaskCountsStore({ http, session, counters }),
      links: {
        courses: () => '/course',
        course: (id) => `/course/${id}`,
        record: (state = 'all') => `/my/learn-record?state=${state}`,
        collection: () => '/my/my-collect',
      },
    };
  });
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] }));
  return (
    <PortalUi>
      <SessionContext value={session}>
        <ServicesContext value={services}>
          <RouterProvider router={router} />
        </ServicesContext>
      </SessionContext>
    </PortalUi>
  );
}
