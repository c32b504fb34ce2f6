import { constant, palettes, type Mode } from '@banyan/tokens';
import { measurePalette } from './measure.ts';
import { Sheet, Swatch, inLanguage } from './parts.tsx';
import { colourUses, sameColourUses, type Use } from './uses.ts';

const groups: readonly (readonly [heading: Use, names: readonly (keyof typeof colourUses)[]])[] = [
  [
    ['面', 'Surfaces'],
    ['bg', 'surface', 'sunken', 'hover', 'float'],
  ],
  [
    ['字', 'Words'],
    ['ink', 'ink-2', 'ink-3', 'tip', 'on-tip'],
  ],
  [
    ['线', 'Lines'],
    ['line', 'line-2', 'line-3', 'track', 'cover-edge'],
  ],
  [
    ['状态，从不来自企业色', 'States, never from the tenant'],
    ['ok', 'ok-soft', 'warn', 'warn-soft', 'warn-graphic', 'danger', 'danger-soft', 'info', 'info-soft'],
  ],
  [
    ['图表，按顺序用', 'Charts, in this order'],
    ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'],
  ],
  [
    ['其余', 'The rest'],
    ['scrim', 'bg-behind', 'goal-3', 'paper-base', 'grain-base'],
  ],
  [
    ['随明暗变、却不是颜色的', 'What changes with them and is no colour'],
    ['float-shadow', 'cover-filter', 'paper-tint', 'grain-tint'],
  ],
];

const noColours: readonly string[] = ['float-shadow', 'cover-filter', 'paper-tint', 'grain-tint'];

const modes: readonly Mode[] = ['light', 'dark'];

/** Colours of both appearances side by side, in either appearance of the page. */
export function ColourSheets({ english }: { english: boolean }) {
  return groups.map(([heading, names]) => (
    <Sheet key={heading[1]}>
      <caption>{inLanguage(heading, english)}</caption>
      <thead>
        <tr>
          <th scope="col">{english ? 'Token' : '名字'}</th>
          <th scope="col">{english ? 'Light' : '明'}</th>
          <th scope="col">{english ? 'Dark' : '暗'}</th>
          <th scope="col">{english ? 'For' : '用在'}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>--{name}</code>
            </th>
            {modes.map((mode) => (
              <td key={mode} style={{ ['--bg' as string]: palettes[mode].bg }}>
                {noColours.includes(name) ? (
                  <code>{palettes[mode][name]}</code>
                ) : (
                  <Swatch
                    color={palettes[mode][name]}
                    ground={palettes[mode].bg}
                    value={palettes[mode][name]}
                    measured={measurePalette(name, mode)}
                  />
                )}
              </td>
            ))}
            <td>{inLanguage(colourUses[name], english)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  ));
}

/** Colours that are the same in both appearances, and mixtures of the tenant's colour made by the browser. */
export function SameColours({ english }: { english: boolean }) {
  return (
    <Sheet>
      <caption>{english ? 'The same in both' : '明暗都一样'}</caption>
      <tbody>
        {Object.entries(sameColourUses).map(([name, use]) => (
          <tr key={name}>
            <th scope="row">
              <code>--{name}</code>
            </th>
            <td>
              <Swatch color={`var(--${name})`} value={String((constant as Record<string, string>)[name])} />
            </td>
            <td>{inLanguage(use, english)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
