import { constant, palettes } from '@banyan/tokens';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Sheet, inLanguage } from './parts.tsx';
import { layerUses } from './uses.ts';

const Bar = styled.i`
  display: block;
  height: 16px;
  background: var(--ink-3);
`;

const Box = styled.i`
  display: block;
  width: 96px;
  height: 56px;
  border: 1px solid var(--line-3);
  background: var(--surface);

  &[data-bare] {
    border: 0;
    border-radius: var(--r-ctl);
    background: var(--float);
  }
`;

const spaces = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'] as const;
const sizes = ['control-h', 'action-h', 'header-h', 'content'] as const;
const radii = ['r-small', 'r-ctl', 'r-card'] as const;

const values: Readonly<Record<string, string>> = { ...constant, 'float-shadow': palettes.light['float-shadow'] };

function Line({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        <code>--{name}</code>
      </th>
      <td>
        <code>{values[name]}</code>
      </td>
      <td>{children}</td>
    </tr>
  );
}

/** Space, sizes, radii, shadows: each drawn by its token. */
export function ShapeSheets({ english }: { english: boolean }) {
  return (
    <>
      <Sheet data-drawn="">
        <caption>{english ? 'Space' : '间距'}</caption>
        <tbody>
          {spaces.map((name) => (
            <Line key={name} name={name}>
              <Bar data-space={name} style={{ width: `var(--${name})` }} />
            </Line>
          ))}
        </tbody>
      </Sheet>
      <Sheet data-drawn="">
        <caption>{english ? 'Sizes' : '尺寸'}</caption>
        <tbody>
          {sizes.map((name) => (
            <Line key={name} name={name}>
              <Bar style={{ width: `min(100%, var(--${name}))` }} />
            </Line>
          ))}
        </tbody>
      </Sheet>
      <Sheet data-drawn="">
        <caption>{english ? 'Corners: controls 8, cards 12' : '圆角：控件 8，卡片 12'}</caption>
        <tbody>
          {radii.map((name) => (
            <Line key={name} name={name}>
              <Box style={{ borderRadius: `var(--${name})` }} />
            </Line>
          ))}
        </tbody>
      </Sheet>
      <Sheet data-drawn="">
        <caption>
          {english ? 'One shadow for what floats, a ring for what has the focus' : '浮起的用影，得到焦点的用环'}
        </caption>
        <tbody>
          {['float-shadow', 'ring'].map((name) => (
            <Line key={name} name={name}>
              <Box data-bare="" style={{ boxShadow: `var(--${name})`, margin: 12 }} />
            </Line>
          ))}
        </tbody>
      </Sheet>
    </>
  );
}

const Pile = styled.ol`
  position: relative;
  height: 280px;
  isolation: isolate;

  & > li {
    position: absolute;
    inset-inline-start: calc(var(--place) * 56px);
    top: calc(var(--place) * 40px);
    width: 360px;
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 8px 16px 64px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--float);
    box-shadow: var(--float-shadow);
  }
  & code {
    font:
      500 12px/20px ui-monospace,
      monospace;
  }
`;

/** Layers on top of each other, by their own numbers: written from the top down, so that their order does not help. */
export function LayerPile({ english }: { english: boolean }) {
  const layers = Object.entries(layerUses);
  return (
    <Pile>
      {layers
        .map(([name, use], place) => (
          <li key={name} data-layer={name} style={{ ['--place' as string]: place, zIndex: `var(--${name})` }}>
            <code>
              --{name} {values[name]}
            </code>
            {inLanguage(use, english)}
          </li>
        ))
        .reverse()}
    </Pile>
  );
}
