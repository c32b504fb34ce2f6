import { simulateHost } from '@banyan/core-session/testing';
import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { hostAgent } from './toolbars.ts';

/** Puts a story into the program that the toolbar names; what stands in the portal's frame begins anew there. */
export const withHost: Decorator = (Story, { globals }) => {
  const agent = hostAgent(globals);
  simulateHost(agent);
  return (
    <Fragment key={agent}>
      <Story />
    </Fragment>
  );
};
