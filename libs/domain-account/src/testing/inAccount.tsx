import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator } from '@storybook/react-vite';
import { AccountStory } from './AccountStory.tsx';

/** Puts a component of this domain under its providers, `width` pixels wide. */
export const inAccount =
  (width: number | string = '100%'): Decorator =>
  (Story) => (
    <AccountStory session={makeSession({ api: fakeSessionApi(makeEnterprise()) })}>
      <div style={{ width, padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    </AccountStory>
  );
