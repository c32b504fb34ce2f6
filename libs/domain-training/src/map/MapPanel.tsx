import type { ProgrammeStage, ProgrammeView } from '@banyan/contracts/training';
import { LinkButton, Ribbon, UiLink } from '@banyan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { isOver } from '../programmes/isOver.ts';
import { TaskIcon } from '../programmes/TaskIcon.tsx';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { useTaskHref } from '../programmes/useTaskHref.ts';
import { trainingLinks } from '../training.links.ts';
import { PanelTask } from './PanelTask.tsx';

const Panel = styled.aside`
  position: absolute;
  z-index: 2;
  inset-inline-end: 24px;
  top: 80px;
  bottom: 24px;
  width: 384px;
  display: flex;
  flex-direction: column;
  border-radius: var(--r-card);
  background: var(--float);
  box-shadow: var(--float-shadow);
  overflow: hidden;

  & > header {
    padding: 24px 24px 16px;
  }
  & > header > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > header > p:first-child {
    color: var(--ink-3);
  }
  & > header > h2 {
    margin-bottom: 12px;
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & > header > h2 > span {
    margin-inline-end: 12px;
  }
  & > header > p:last-child {
    margin-top: 8px;
  }
  & > ol {
    flex: 1;
    overflow: auto;
    padding-bottom: 8px;
    scrollbar-width: thin;
  }
  & > footer {
    padding: 16px 24px 24px;
    border-top: 1px solid var(--line);
  }
`;

const StageLink = styled(UiLink)`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 12px 24px;
  border-top: 1px solid var(--line);
  font-weight: 600;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > i {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    font-size: var(--t12);
    font-style: normal;
    color: var(--ink-3);
    box-shadow: inset 0 0 0 1.5px var(--line-2);
  }
  &[data-state='done'] > i {
    background: var(--accent-fill);
    color: var(--on-accent);
    box-shadow: none;
  }
  &[data-state='open'] > i {
    color: var(--accent-text);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  & > small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

export interface MapPanelProps {
  view: ProgrammeView;
  /** The stage whose tasks are shown. */
  stage: ProgrammeStage;
  /** It is the learner's current stage; otherwise it is only viewed. */
  here: boolean;
}

/** The programme as a list beside its map: stages, tasks of one of them, the next step. */
export const MapPanel = observer(function MapPanel({ view, stage, here }: MapPanelProps) {
  const { t, day, number, standing } = useProgrammeWords();
  const hrefOf = useTaskHref();
  const { now, programme, stages } = view;
  const { next } = programme;
  const href = next === null ? null : hrefOf(next);
  const left = stage.all - stage.done;
  const over = isOver(programme);
  const fill =
    over && left > 0
      ? t('programme.endedText')
      : stage.state === 'choose' || stage.state === 'skipped'
        ? t('map.unchosen')
        : left === 0
          ? t('map.full')
          : stage.missed > 0
            ? t('map.missed')
            : t('map.fill', { count: left });
  const aside = ({ all, done, opensAt, state }: ProgrammeStage) => {
    if (state === 'skipped') return t('programme.skipped');
    if (state === 'locked' && !over)
      return opensAt === null ? t('programme.stageLocked') : t('programme.opens', { at: day(opensAt) });
    return `${number(done)} / ${number(all)}`;
  };
  return (
    <Panel aria-label={t('map.panel')}>
      <header>
        <p>{t(here && !over ? 'map.here' : 'map.shown')}</p>
        <h2>
          <span>{t('programme.stage', { n: number(stages.indexOf(stage) + 1) })}</span>
          {stage.title}
        </h2>
        <Ribbon
          segments={Array.from({ length: Math.max(1, stage.all) }, (_, index) => ({
            id: String(index),
            size: 1,
            state: index < stage.done ? 'done' : 'open',
          }))}
        />
        <p>{programme.joined ? fill : standing(programme)}</p>
      </header>
      <ol>
        {stages.map((one, index) => (
          <li key={one.id}>
            <StageLink
              href={trainingLinks.stageMap.href(programme.id, one.id)}
              data-state={over && one.state === 'open' ? 'locked' : one.state}
              aria-current={one.id === stage.id ? 'true' : undefined}
            >
              <i aria-hidden="true">{one.state === 'done' ? <Check size={14} /> : number(index + 1)}</i>
              {one.title}
              <small>{aside(one)}</small>
            </StageLink>
            {one.id === stage.id ? (
              <ul aria-label={one.title}>
                {one.tasks.map((task) => (
                  <PanelTask key={task.id} task={task} now={now} next={task.id === next?.id} />
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
      <footer>
        {next === null || href === null ? (
          <LinkButton block size="lg" href={trainingLinks.programme.href(programme.id)}>
            {t('map.toDetail')}
          </LinkButton>
        ) : (
          <LinkButton block size="lg" variant="primary" href={href} icon={<TaskIcon kind={next.kind} size={18} />}>
            {t(`programmes.next.${next.kind}`)}
          </LinkButton>
        )}
      </footer>
    </Panel>
  );
});
