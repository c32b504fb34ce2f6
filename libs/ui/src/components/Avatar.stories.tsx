import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInside, unbroken } from '../story-kit/long-words.ts';
import { Beside, Column, Narrow, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { Avatar } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'ui/Data/Avatar',
  component: Avatar,
  argTypes: {
    name: { control: 'text' },
    src: { control: 'text' },
    label: { control: 'text' },
    size: { control: { type: 'range', min: 16, max: 128, step: 4 } },
  },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

/** The letters of a name on a pigment chosen from it; each property is a control. */
export const Default: Story = {
  args: { size: 48 },
  render: (args, { globals }) => {
    const name = args.name ?? textsOf(globals).people[0] ?? '';
    return <Avatar {...args} name={name} label={args.label ?? name} />;
  },
};

export const DefaultTest: Story = {
  ...Default,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const disc = within(canvasElement).getByRole('img', { name: textsOf(globals).people[0] });
    await expect(disc).toHaveTextContent('');
    await expect(disc.dataset['letters']).not.toBe('');
  },
};

export const Playground: Story = { ...Default };

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath d="M0 0h8v8H0z" fill="%235b9cc2"/%3E%3Ccircle cx="4" cy="3" r="1.5"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0"/%3E%3C/svg%3E';

export const States: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => {
    const { people } = textsOf(globals);
    const [first = '', second = '', , fourth = ''] = people;
    return (
      <Column>
        <Row>
          {people.map((name) => (
            <Avatar key={name} name={name} label={name} size={32} />
          ))}
        </Row>
        <Row>
          {[16, 20, 24, 32, 48, 64].map((size) => (
            <Avatar key={size} name={first} size={size} />
          ))}
        </Row>
        <Row>
          <Avatar name={second} size={64} src={picture} label={second} />
          {/* The picture does not load: its letters come back. */}
          <Avatar name={fourth} size={64} src="data:image/png;base64,AAAA" />
          <Avatar name="" size={64} />
        </Row>
      </Column>
    );
  },
};

export const StatesTest: Story = {
  ...States,
  tags: ['test', '!dev', '!autodocs', 'english-dark'],
  play: async ({ canvasElement, globals }) => {
    const [, second = ''] = textsOf(globals).people;
    const [, pictured] = within(canvasElement).getAllByRole('img', { name: second });
    await expect(pictured?.querySelector('img')).not.toBeNull();
  },
};

/** However long a name is, its letters stay few and the disc stays round. */
export const LongText: Story = {
  render: (_args, { globals }) => (
    <Narrow>
      <Column data-fill="">
        {[textsOf(globals).long, unbroken].map((name) => (
          <Beside key={name}>
            <Avatar name={name} size={48} />
            <p>{name}</p>
          </Beside>
        ))}
      </Column>
    </Narrow>
  ),
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const discs = [...canvasElement.querySelectorAll<HTMLElement>('[data-letters]')];
    await expect(discs).toHaveLength(2);
    for (const disc of discs) {
      const { width, height } = disc.getBoundingClientRect();
      await expect([width, height]).toEqual([48, 48]);
      await expect(disc.dataset['letters']?.length).toBeLessThanOrEqual(2);
    }
    await staysInside({ canvasElement });
  },
};
