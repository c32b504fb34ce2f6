/* global window */
/**
 * Runs in the workshop's page: shows a story and waits until it has been played and examined.
 * @param {string} id the story's id
 * @returns {Promise<string>} what went wrong in words; empty when nothing did
 */
export async function play(id) {
  const patience = Date.now() + 20_000;
  while (!window.__STORYBOOK_PREVIEW__?.storyStoreValue) {
    if (Date.now() > patience) throw new Error('The workshop did not start');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const wrong = [];
  const note = (error) =>
    wrong.push(error?.description ?? error?.stack ?? error?.message ?? (JSON.stringify(error) || 'failed'));
  const failures = {
    storyMissing: () => note(`There is no story ${id}`),
    storyErrored: note,
    storyThrewException: note,
    playFunctionThrewException: note,
    unhandledErrorsWhilePlaying: (errors) => errors.forEach(note),
  };
  for (const [event, listener] of Object.entries(failures)) channel.on(event, listener);
  const end = await new Promise((resolve) => {
    channel.on('storyFinished', function finished(outcome) {
      if (outcome.storyId !== id) return;
      channel.off('storyFinished', finished);
      resolve(outcome);
    });
    channel.on('storyMissing', () => resolve({ status: 'error', reporters: [] }));
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  for (const [event, listener] of Object.entries(failures)) channel.off(event, listener);
  for (const { result } of end.reporters) {
    for (const { id: rule, help, nodes } of result?.violations ?? []) {
      note(`axe ${rule}: ${help}\n${nodes.map((node) => `${node.html}\n${node.failureSummary}`).join('\n')}`);
    }
  }
  if (end.status !== 'success' && wrong.length === 0) note('The story ended with an error');
  return wrong.join('\n\n');
}
