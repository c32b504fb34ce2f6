import { postLevels, type JobMap } from '@banyan/contracts/talent';
import { Card, UiLink } from '@banyan/ui';
import { Fragment, type CSSProperties } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';
import { lineColours } from './line-colours.ts';
import { colourOf, columnOf, heightOf, isShaded, mapSize, placesOf, wayOf, type Place } from './mapPlaces.ts';
import { usePostState } from './usePostState.ts';

const Plan = styled(Card)`
  ${lineColours}
`;

const Board = styled.div`
  position: relative;
  overflow-x: auto;

  & > div {
    position: relative;
    width: ${mapSize.width}px;
  }
  & svg {
    display: block;
  }
  & svg rect {
    fill: var(--sunken);
  }
  & svg text {
    fill: var(--ink-2);
    font-size: 12px;
    text-anchor: middle;
  }
  & svg [data-move] {
    stroke: var(--ink-3);
    stroke-dasharray: 3 4;
    fill: none;
  }
`;
const Station = styled.li`
  position: absolute;
  width: ${mapSize.width / postLevels}px;
  translate: -50% -14px;

  & > a {
    display: grid;
    justify-items: center;
    padding: 4px;
    border-radius: var(--r-ctl);
    text-align: center;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & i {
    width: 18px;
    height: 18px;
    margin-block: 1px 8px;
    border: 3px solid var(--line-colour);
    border-radius: 50%;
    background: var(--surface);
  }
  & small {
    font-size: var(--t12);
    line-height: 18px;
    color: var(--ink-2);
  }
  & span,
  & small {
    padding-inline: 4px;
    text-wrap: balance;
  }
  & b {
    font-weight: inherit;
    white-space: nowrap;
  }
  &[data-tone='here'] i {
    border-color: var(--accent);
    box-shadow: 0 0 0 5px var(--accent-soft);
  }
  &[data-tone='done'] i {
    border-color: var(--accent);
    background: var(--accent);
  }
  &[data-tone='goal'] i {
    box-shadow:
      0 0 0 3px var(--surface),
      0 0 0 5px var(--accent);
  }
  &[data-tone='here'] small,
  &[data-tone='goal'] small {
    color: var(--ink);
    font-weight: 600;
  }
  & > a[aria-current] {
    font-weight: 600;
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 5px;
  }
  & > a:hover > span {
    color: var(--accent-text);
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 8px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & i {
    display: inline-block;
    width: 14px;
    height: 5px;
    margin-inline-end: 6px;
    border-radius: 3px;
    vertical-align: 2px;
  }
  & li:last-child {
    margin-inline-start: auto;
    color: var(--ink-3);
  }
`;

function Tracks({ map, places }: { map: JobMap; places: readonly Place[] }) {
  const { t } = useWords();
  const at = new Map(places.map((place) => [place.post.id, place]));
  const { mine } = map;
  const way = places.filter(({ post }) => post.walked || post.id === mine?.post).sort((a, b) => a.x - b.x);
  const height = heightOf(map);
  return (
    <svg width={mapSize.width} height={height} aria-hidden="true">
      {Array.from({ length: postLevels }, (_, index) => {
        const { from, width, x } = columnOf(index + 1);
        return (
          <g key={index}>
            {isShaded(index + 1) ? <rect x={from} width={width} height={height} /> : null}
            <text x={x} y={22}>
              {t('jobMap.level', { level: index + 1 })}
            </text>
          </g>
        );
      })}
      {map.moves.map(({ from, to }, nth) => {
        const [a, b] = [at.get(from), at.get(to)];
        return a === undefined || b === undefined ? null : (
          <path key={`${from} ${to}`} data-move="" d={wayOf(a, b, nth)} strokeWidth={1.5} />
        );
      })}
      {map.lines.map((line) => {
        const own = places.filter((place) => place.line === line);
        const [first, last] = [own[0], own.at(-1)];
        return first === undefined || last === undefined ? null : (
          <line
            key={line.id}
            x1={first.x}
            y1={first.y}
            x2={last.x}
            y2={last.y}
            stroke={colourOf(line)}
            strokeWidth={5}
            strokeLinecap="round"
          />
        );
      })}
      <polyline
        points={way.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth={7}
        strokeLinecap="round"
      />
    </svg>
  );
}

export interface MetroMapProps {
  map: JobMap;
  /** Post that is shown below. */
  shown: number;
}

/** The job map as a plan of lines: a row for each family of posts, a column for each level. */
export function MetroMap({ map, shown }: MetroMapProps) {
  const { t, number } = useWords();
  const stateOf = usePostState();
  const places = placesOf(map);
  return (
    <Plan>
      <Board tabIndex={0} role="region" aria-label={t('title.jobMap')}>
        <div>
          <Tracks map={map} places={places} />
          <ul aria-label={t('title.jobMap')}>
            {places.map(({ post, line, x, y }) => {
              const { tone, words } = stateOf(post, map.mine);
              const style = { left: x, top: y, '--line-colour': colourOf(line) } as CSSProperties;
              return (
                <Station key={post.id} data-tone={tone} style={style}>
                  <UiLink
                    href={talentLinks.jobMap.href({ post: post.id })}
                    aria-current={post.id === shown ? 'true' : undefined}
                  >
                    <i aria-hidden="true" />
                    <span>{post.title}</span>
                    <small>
                      {[t('jobMap.people', { count: post.people, formatted: number(post.people) }), ...words].map(
                        (one, index) => (
                          <Fragment key={one}>
                            {index === 0 ? null : ' · '}
                            <b>{one}</b>
                          </Fragment>
                        ),
                      )}
                    </small>
                  </UiLink>
                </Station>
              );
            })}
          </ul>
        </div>
      </Board>
      <Legend aria-label={t('jobMap.legend')}>
        {map.lines.map((line) => (
          <li key={line.id}>
            <i style={{ background: colourOf(line) }} />
            {line.title}
          </li>
        ))}
        <li>
          <i style={{ background: 'var(--accent)' }} />
          {t('jobMap.walkedLine')}
        </li>
        <li>
          <i style={{ height: 0, borderTop: '2px dashed var(--ink-3)', borderRadius: 0 }} />
          {t('jobMap.move')}
        </li>
        <li>{t('jobMap.hint')}</li>
      </Legend>
    </Plan>
  );
}
