import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { Column, Row } from '../story-kit/Sheet.tsx';
import { textsOf } from '../story-kit/texts.ts';
import { deriveAccents, palettes } from '@banyan/tokens';

const Swatch = styled.div`
  width: 104px;
  font-size: var(--t12);

  & > i {
    display: block;
    height: 40px;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
  }
`;

const meta: Meta = { title: 'ui/Foundations' };
export default meta;
type Story = StoryObj;

const accentNames = Object.keys(deriveAccents('', '', 'light'));
const paletteNames = Object.keys(palettes.light).filter((name) => !/shadow|filter|tint/.test(name));

export const Colours: Story = {
  render: () => (
    <Column>
      {[accentNames, paletteNames].map((names) => (
        <Row key={names[0]}>
          {names.map((name) => (
            <Swatch key={name}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </Swatch>
          ))}
        </Row>
      ))}
    </Column>
  ),
  play: async () => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--tenant')).toBe('#f62d2b');
  },
};

export const DarkColours: Story = { ...Colours, globals: { appearance: 'dark' } };

export const Type: Story = {
  render: (_args, { globals }) => (
    <Column>
      {[32, 24, 20, 16, 14, 12].map((size) => (
        <p key={size} style={{ fontSize: `var(--t${size})` }}>
          {size} {textsOf(globals).courseTitle} GB/T 2828.1, 12:46
        </p>
      ))}
      <Button variant="primary">{textsOf(globals).start}</Button>
    </Column>
  ),
};
