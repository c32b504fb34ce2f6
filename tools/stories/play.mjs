/* global window */
/** Address of the built workshop. */
const address = process.env.WORKSHOP_URL;

/**
 * Opens the workshop's frame, without a story yet.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string>} [globals] what its toolbars are set to, e.g. `{ language: 'en' }`
 */
export async function openWorkshop(page, globals) {
  await page.goto(`${address}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
  if (globals === undefined) return;
  await page.evaluate(
    (chosen) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: chosen }),
    globals,
  );
}

/**
 * Shows a story on an opened page and waits until it has been played and examined.
 * @param {import('@playwright/test').Page} page
 * @param {string} id the story's id
 * @returns {Promise<string>} what went wrong in words; empty when nothing did
 */
export const play = (page, id) => page.evaluate(playHere, id);

/** Runs in the page, so it can use nothing from outside. */
async function playHere(id) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const wrong = [];
  const note = (error) =>
    wrong.push(error?.description ?? error?.stack ?? error?.message ?? (JSON.stringify(error) || 'failed'));
  const end = await new Promise((resolve) => {
    const listeners = {
      storyErrored: note,
      storyThrewException: note,
      playFunctionThrewException: note,
      unhandledErrorsWhilePlaying: (errors) => errors.forEach(note),
      storyMissing: () => stop({ status: 'error', reporters: [] }),
      storyFinished: (outcome) => outcome.storyId === id && stop(outcome),
    };
    const stop = (outcome) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(outcome);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  for (const { result } of end.reporters) {
    for (const { id: rule, help, nodes } of result?.violations ?? []) {
      note(`axe ${rule}: ${help}\n${nodes.map((node) => `${node.html}\n${node.failureSummary}`).join('\n')}`);
    }
  }
  if (end.status !== 'success' && wrong.length === 0) note(`${id} is missing or ended with an error`);
  return wrong.join('\n\n');
}
