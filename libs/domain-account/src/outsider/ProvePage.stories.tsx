import { fakeHttp } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { usePhoneTexts } from '../phone/usePhoneTexts.ts';
import { phoneAnswers } from '../testing/phoneAnswers.ts';
import { AccountStory } from '../testing/AccountStory.tsx';
import { ProvePage } from './ProvePage.tsx';
import { outsiderMessages } from '../account.messages.ts';
import { OutsiderStore } from './OutsiderStore.ts';

/** A browser without storage. */
const nowhere = { read: () => '', keep: () => undefined, draft: () => null, keepDraft: () => undefined };

/** With its texts, which the login page loads for it. */
function Form() {
  usePhoneTexts();
  useLateTexts('outsider', outsiderMessages);
  const [store] = useState(() => new OutsiderStore(fakeHttp([]), nowhere));
  return <ProvePage store={store} />;
}

const meta: Meta<typeof Form> = {
  title: 'account/login/Confirm by code',
  component: Form,
  decorators: [
    (Story) => {
      const session = makeSession({ api: fakeSessionApi(makeEnterprise()) });
      void session.load('/login');
      return (
        <AccountStory session={session} answers={phoneAnswers} at="/login">
          <main style={{ width: 432, padding: 24 }}>
            <Story />
          </main>
        </AccountStory>
      );
    },
  ],
};
export default meta;
type Story = StoryObj<typeof Form>;

export const Default: Story = { tags: ['english'] };
