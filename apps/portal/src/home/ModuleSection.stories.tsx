import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyCourses, storyModules } from '../testing/fixtures.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { storyLanguage } from '../testing/storyLanguage.ts';
import { ModuleSection, type ModuleSectionProps } from './ModuleSection.tsx';

const meta: Meta<typeof ModuleSection> = {
  title: 'portal/home/Module',
  component: ModuleSection,
  decorators: [inPortal(1248)],
};
export default meta;
type Story = StoryObj<typeof ModuleSection>;

const show =
  (request: (items: ReturnType<typeof storyCourses>) => ModuleSectionProps['request']): Story['render'] =>
  (_, { globals }) => {
    const language = storyLanguage(globals);
    const module = storyModules(language)[1];
    if (module === undefined) throw new Error('no module');
    return (
      <ModuleSection
        module={module}
        request={request(storyCourses(language))}
        courseHref={(id) => `/course/${id}`}
        onRetry={fn()}
      />
    );
  };

export const Ready: Story = {
  render: show((items) => ({ state: 'ready', value: { items, total: 26, thisWeek: 12 } })),
};
export const Empty: Story = { render: show(() => ({ state: 'ready', value: { items: [], total: 0, thisWeek: 0 } })) };
export const Loading: Story = { render: show(() => ({ state: 'loading' })) };
export const Failed: Story = { render: show(() => ({ state: 'failed', error: new Error('down') })) };
