import { constant } from '@banyan/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Sheet } from './parts.tsx';

const Way = styled.div`
  position: relative;
  width: 320px;
  height: 32px;
  border-radius: var(--r-ctl);
  background: var(--sunken);

  & > i {
    position: absolute;
    inset-block: 4px;
    inset-inline-start: 4px;
    width: 24px;
    border-radius: var(--r-small);
    background: var(--accent);
    transition: inset-inline-start var(--time) var(--ease);
  }
  &[data-there] > i {
    inset-inline-start: calc(100% - 28px);
  }
`;

const times = [
  ['quick', '颜色、边、指针下的变化', 'colours, edges, what is under the pointer'],
  ['slow', '移动、展开、出现', 'what moves, opens, appears'],
] as const;

/** The two durations and the one curve, to try; without motion for readers who asked for none. */
export function MotionSheet({ english }: { english: boolean }) {
  const [there, setThere] = useState(false);
  return (
    <>
      <Sheet>
        <caption>{english ? 'Motion' : '动效'}</caption>
        <tbody>
          {times.map(([name, zh, en]) => (
            <tr key={name}>
              <th scope="row">
                <code>--{name}</code>
              </th>
              <td>
                <code>{constant[name]}</code>
              </td>
              <td>
                <Way
                  data-time={name}
                  data-there={there || undefined}
                  style={{ ['--time' as string]: `var(--${name})` }}
                >
                  <i />
                </Way>
              </td>
              <td>{english ? en : zh}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <code>--ease</code>
            </th>
            <td colSpan={3}>
              <code>{constant.ease}</code>
            </td>
          </tr>
        </tbody>
      </Sheet>
      <Button onClick={() => setThere(!there)}>{english ? 'Move' : '动一下'}</Button>
    </>
  );
}
