import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * A story that leaves out what its component needs draws it by a `render` of its own, so its controls would set what is
 * never read. They are shown as values without a control; where a story's args draw it, each has its control.
 */
export const controlsOfArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const drawn = Object.entries(argTypes).every(
    ([name, { type }]) => typeof type !== 'object' || type.required !== true || name in initialArgs,
  );
  if (drawn) return argTypes;
  return Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, { ...type, control: false }]));
};
