/** Every picture is taken in each of these. */
export const looks = ['zh', 'en'].flatMap((language) =>
  ['light', 'dark'].map((appearance) => ({ language, appearance })),
);

/**
 * Stories whose look is kept: the sheets of states of the components that are used most.
 * `whole`: the window is taken, for what opens above the page.
 */
export const stories = [];
