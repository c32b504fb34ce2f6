import styled from 'styled-components';
import { Sheet, inLanguage } from './parts.tsx';
import { typeUses } from './uses.ts';

const Sample = styled.p`
  overflow-wrap: anywhere;

  &[data-figures] {
    font-variant-numeric: tabular-nums;
  }
`;

const weights = [
  [400, '正文', 'words'],
  [500, '按钮', 'buttons'],
  [600, '标题、主要的', 'titles, what matters'],
] as const;

/** Sizes with their lines, weights, figures. */
export function TypeSheet({ english, sample }: { english: boolean; sample: string }) {
  return (
    <>
      <Sheet>
        <caption>{english ? 'Sizes' : '字号'}</caption>
        <tbody>
          {Object.entries(typeUses).map(([name, [lineHeight, use]]) => (
            <tr key={name}>
              <th scope="row">
                <code>--{name}</code>
              </th>
              <td>
                {name.slice(1)} / {lineHeight}
              </td>
              <td>
                <Sample data-size={name} style={{ fontSize: `var(--${name})`, lineHeight: `${lineHeight}px` }}>
                  {sample} GB/T 2828.1
                </Sample>
              </td>
              <td>{inLanguage(use, english)}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      <Sheet>
        <caption>{english ? 'Weights and figures' : '字重与数字'}</caption>
        <tbody>
          {weights.map(([weight, zh, en]) => (
            <tr key={weight}>
              <th scope="row">
                <code>{weight}</code>
              </th>
              <td>
                <Sample style={{ fontWeight: weight }}>{sample}</Sample>
              </td>
              <td>{english ? en : zh}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <code>tabular-nums</code>
            </th>
            <td>
              <Sample data-figures="">12:46</Sample>
              <Sample data-figures="">01:11</Sample>
            </td>
            <td>{english ? 'scores, timers, tables: figures stand below each other' : '成绩、计时、表格：上下对齐'}</td>
          </tr>
        </tbody>
      </Sheet>
    </>
  );
}
