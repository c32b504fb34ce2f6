import type { ProgrammeTask, ProgrammeView } from '@banyan/contracts/training';
import { UiLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { useTaskHref } from '../programmes/useTaskHref.ts';
import { trainingLinks } from '../training.links.ts';
import { worldHeight, type MapShape, type Point } from './mapShape.ts';

const Nodes = styled.ol`
  position: absolute;
  inset: 0;

  & > li {
    position: absolute;
    width: 24px;
    height: 24px;
    translate: -50% -50%;
  }
  & > li > a {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: 50%;
  }
  & > li > a::before {
    content: '';
    width: 13px;
    height: 13px;
    border: 2px solid var(--map-ink);
    border-radius: 50%;
    box-sizing: border-box;
    background: var(--float);
  }
  & > li[data-elective] > a::before {
    border-radius: 1px;
    rotate: 45deg;
  }
  & > li[data-state='done'] > a::before {
    border-color: var(--float);
    background: var(--accent);
  }
  & > li[data-state='now'] > a::before {
    width: 22px;
    height: 22px;
    border: 5px solid var(--accent);
    box-shadow: 0 0 0 6px color-mix(in oklab, var(--accent) 24%, transparent);
  }
`;

/** A task with its place on the map. */
interface Node {
  readonly task: ProgrammeTask;
  readonly stage: { readonly id: number; readonly place: number; readonly locked: boolean };
  readonly no: number;
  readonly at: Point;
}

function nodesOf({ stages }: ProgrammeView, { mountains }: MapShape): readonly Node[] {
  return stages.flatMap(({ id, state, tasks }, index) =>
    tasks.flatMap((task, nth) => {
      const at = mountains[index]?.nodes[nth];
      const stage = { id, place: index + 1, locked: state !== 'open' && state !== 'done' };
      return at === undefined ? [] : [{ task, stage, no: nth + 1, at }];
    }),
  );
}

/** Target of a key from one node; null for other keys. */
function goal(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

export interface MapNodesProps {
  view: ProgrammeView;
  shape: MapShape;
  /** Scrolls a place of the world, as a share of its width, into view. */
  onReach: (share: number) => void;
}

/** The tasks along the trail: a list for screen readers, with arrow keys; one of them is in the tab order. */
export const MapNodes = observer(function MapNodes({ view, shape, onReach }: MapNodesProps) {
  const { t, number } = useProgrammeWords();
  const hrefOf = useTaskHref();
  const list = useRef<HTMLOListElement>(null);
  const { programme } = view;
  const nodes = nodesOf(view, shape);
  const [stop, setStop] = useState<number | null>(null);
  const tabStop = stop ?? nodes.find(({ task }) => task.id === programme.next?.id)?.task.id ?? nodes[0]?.task.id;
  const walk = (event: KeyboardEvent) => {
    const index = nodes.findIndex(({ task }) => task.id === tabStop);
    const to = goal(event.key, index, nodes.length);
    const node = to === null ? undefined : nodes[to];
    if (to === null || node === undefined) return;
    event.preventDefault();
    setStop(node.task.id);
    list.current?.querySelectorAll<HTMLElement>('a')[to]?.focus({ preventScroll: true });
    onReach(node.at.x / shape.width);
  };
  return (
    <Nodes ref={list} aria-label={t('map.route')} onKeyDown={walk}>
      {nodes.map(({ task, stage, no, at }) => {
        const state = task.id === programme.next?.id ? 'now' : task.state;
        const href = task.state === 'open' || task.state === 'done' ? hrefOf(task) : null;
        const name = t('map.node', {
          stage: number(stage.place),
          no: number(no),
          title: task.title,
          kind: t(`programmes.kind.${task.kind}`),
          need: t(task.required ? 'programmes.required' : 'programmes.elective'),
          state: t(`map.state.${state}`),
        });
        return (
          <li
            key={task.id}
            data-state={state}
            data-elective={task.required ? undefined : ''}
            style={{ insetInlineStart: `${(100 * at.x) / shape.width}%`, top: `${(100 * at.y) / worldHeight}%` }}
          >
            <UiLink
              href={href !== null && task.available ? href : trainingLinks.stageMap.href(programme.id, stage.id)}
              aria-label={name}
              title={task.title}
              draggable={false}
              tabIndex={task.id === tabStop ? 0 : -1}
              onFocus={() => {
                setStop(task.id);
                onReach(at.x / shape.width);
              }}
            />
          </li>
        );
      })}
    </Nodes>
  );
});
