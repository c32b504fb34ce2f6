import { storyLanguage } from '@banyan/core-screen/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeCalendarItems } from '../testing/calendar.ts';
import { inTraining } from '../testing/trainingStory.tsx';
import { Agenda } from './Agenda.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { DateList } from './DateList.tsx';
import { DayCell } from './DayCell.tsx';
import { DayPanel } from './DayPanel.tsx';
import { Grid } from './gridStyle.ts';
import { Legend } from './Legend.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { SideCard } from './SideCard.tsx';

const meta: Meta<typeof MonthGrid> = {
  title: 'training/Study calendar/Month grid',
  component: MonthGrid,
  decorators: [inTraining(760)],
};
export default meta;
type Story = StoryObj;

const today = '2025-11-20';
const dayOf = (language: 'zh' | 'en', day: string) =>
  makeCalendarItems(language).filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

export const Default: Story = {
  render: (_, { globals }) => (
    <MonthGrid
      month="2025-11"
      today={today}
      chosen={today}
      onChoose={() => undefined}
      items={new Map([[today, dayOf(storyLanguage(globals), today)]])}
      studied={new Map([[today, 1920]])}
      goalS={2700}
      busy={false}
    />
  ),
};
const night = makeCalendarItems('zh')
  .slice(0, 1)
  .map((item) => ({ ...item, firstDay: '2025-11-19', lastDay: today }));
/** An item that crosses midnight has its name on the second day too, as the first may have no room for it. */
export const MidnightTest: Story = {
  tags: ['test', '!dev', '!autodocs'],
  render: () => (
    <MonthGrid
      month="2025-11"
      today={today}
      chosen={today}
      onChoose={() => undefined}
      items={new Map([[today, night]])}
      studied={new Map()}
      goalS={0}
      busy={false}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(night[0]?.title ?? '', { ignore: '[role=gridcell] > span' })).toBeVisible();
  },
};
/** A day with more than it has room for. */
export const Day: Story = {
  render: (_, { globals }) => (
    <Grid role="grid" aria-label="11" style={{ width: 120 }}>
      <tbody>
        <tr>
          <DayCell
            day={today}
            today={today}
            items={dayOf(storyLanguage(globals), today)}
            studiedS={1920}
            goalS={2700}
            outside={false}
            chosen={false}
            tabbable
            onChoose={() => undefined}
          />
        </tr>
      </tbody>
    </Grid>
  ),
};
export const Panel: Story = {
  render: (_, { globals }) => {
    const items = makeCalendarItems(storyLanguage(globals));
    return (
      <DayPanel day={today} today={today} items={new Map([[today, items.slice(3, 6)]])} all={items} studiedS={1920} />
    );
  },
};
export const List: Story = {
  render: (_, { globals }) => (
    <DateList label="11" items={makeCalendarItems(storyLanguage(globals))} today={today} withDay />
  ),
};
export const AgendaOfMonth: Story = {
  render: (_, { globals }) => (
    <Agenda month="2025-11" today={today} items={makeCalendarItems(storyLanguage(globals))} />
  ),
};
export const Tools: Story = {
  render: () => (
    <CalendarTools query={{ month: '', view: 'month' }} month="2025-11" today={today} onToday={() => undefined} />
  ),
};
export const Colours: Story = { render: () => <Legend goalS={2700} /> };
export const Side: Story = {
  render: () => (
    <SideCard label="11">
      <h2>11</h2>
    </SideCard>
  ),
};
