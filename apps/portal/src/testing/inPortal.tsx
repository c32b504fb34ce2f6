import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator } from '@storybook/react-vite';
import { StoryPortal } from './StoryPortal.tsx';

/** Puts a component of the portal under its providers, `width` pixels wide. */
export const inPortal =
  (width: number | string = '100%'): Decorator =>
  (Story) => (
    <StoryPortal session={makeSession({ api: fakeSessionApi(makeEnterprise()) })}>
      <div style={{ width, padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    </StoryPortal>
  );
