import { createElement } from 'react';
import { IconButton } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The workshop under the product's name. At a width of 1440 the canvas keeps the product's least width, 1200. */
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Banyan workshop', brandTarget: '_self' }),
  sidebar: { showRoots: true },
  navSize: 230,
  bottomPanelHeight: 220,
});

/** Address of the project's issues, which `main.ts` writes into the page; empty when nothing names it. */
const issues = document.querySelector<HTMLMetaElement>('meta[name="issues"]')?.content ?? '';

/** Begins an issue with the story's address and toolbars; where no issues are known it copies the address. */
function Report() {
  const { path } = useStorybookState();
  const story = useStorybookApi().getCurrentStoryData();
  const name = story ? `${story.title}: ${story.name}` : path;
  const report = () => {
    const address = location.href;
    const body = `${address}\n\nWhat you see:\n\nWhat you would expect:\n\nThe sentence of the workshop that it goes against:\n`;
    if (issues === '') void navigator.clipboard.writeText(address);
    else window.open(`${issues}/new?${new URLSearchParams({ title: name, body }).toString()}`, '_blank', 'noopener');
  };
  const label = issues === '' ? 'Copy the address of this story' : 'Report a fault of this story';
  return createElement(IconButton, { title: label, onClick: report }, issues === '' ? 'Copy address' : 'Report');
}

addons.register('banyan/report', () => {
  addons.add('banyan/report/tool', {
    type: types.TOOL,
    title: 'Report',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(Report),
  });
});
