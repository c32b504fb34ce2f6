import type { ProgrammeView } from '@banyan/contracts/training';
import { useKeptFocus } from '@banyan/core-screen/views';
import { pigmentOfMotif, UiLink } from '@banyan/ui';
import { Mountain } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { MapThumb } from '../map/MapThumb.tsx';
import { programmeMotif } from '../programmes/programmeMotif.ts';
import { ProgrammeTags } from '../programmes/ProgrammeTags.tsx';
import { countedStages, StageRibbon } from '../programmes/StageRibbon.tsx';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { trainingLinks } from '../training.links.ts';
import { NextStep, type Joining } from './NextStep.tsx';

const Head = styled.section`
  --ribbon-track: color-mix(in oklab, var(--pigment) 22%, var(--surface));
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 32px;
  padding: 24px;
  border: 1px solid color-mix(in oklab, var(--pigment) 18%, var(--surface));
  border-radius: var(--r-card);
  background: color-mix(in oklab, var(--pigment) 9%, var(--surface));

  [data-theme='dark'] & {
    --ribbon-track: color-mix(in oklab, var(--pigment) 34%, var(--track));
    border-color: color-mix(in oklab, var(--pigment) 36%, var(--surface));
    background: color-mix(in oklab, var(--pigment) 22%, var(--surface));
  }
  & > div {
    display: flex;
    flex-direction: column;
  }
  & h1 {
    margin-top: 4px;
    font-size: var(--t24);
    line-height: 36px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & [data-tags] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & [data-facts] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    margin: 8px 0 0;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & [data-summary] {
    margin: 8px 0 20px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;

const Labels = styled.p`
  display: flex;
  gap: 3px;
  margin-top: 6px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;

  & > span {
    flex-basis: 0;
    min-width: 0;
    padding-inline-end: 8px;
    overflow-wrap: anywhere;
  }
  & > span[data-now] {
    color: var(--ink);
    font-weight: 600;
  }
`;

const Thumb = styled(UiLink)`
  position: relative;
  display: block;
  align-self: start;
  overflow: hidden;
  border-radius: var(--r-ctl);
  aspect-ratio: 400 / 225;

  & > span {
    position: absolute;
    inset-inline-end: 8px;
    bottom: 8px;
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 12px;
    border-radius: var(--r-small);
    line-height: 28px;
    background: var(--cover-shade);
    color: var(--on-cover);
  }
`;

export interface ProgrammeHeadProps {
  view: ProgrammeView;
  joining: Joining;
}

/** Head of a programme: its description, the learner's progress, the next step, and the link to its map. */
export const ProgrammeHead = observer(function ProgrammeHead({ view, joining }: ProgrammeHeadProps) {
  const { t, number, span } = useProgrammeWords();
  const { programme } = view;
  const { category, completedAt, credits, elective, id, joined, motif, owner, people, required } = programme;
  const counted = countedStages(programme.stages);
  // Joining removes the button that was pressed.
  const heading = useKeptFocus<HTMLHeadingElement>(joined);
  const current = counted.find((stage) => stage.state === 'open')?.id;
  const facts = [
    span(programme),
    t('programmes.people', { count: people, n: number(people) }),
    owner,
    ...(credits > 0 ? [t('programmes.credits', { count: credits / 100, n: number(credits / 100) })] : []),
    ...(joined && required.all > 0
      ? [t('programmes.requiredCount', { done: number(required.done), all: number(required.all) })]
      : []),
    ...(joined && elective.all > 0
      ? [t('programmes.electiveCount', { done: number(elective.done), all: number(elective.all) })]
      : []),
  ].filter((fact) => fact !== '');
  return (
    <Head style={{ '--pigment': pigmentOfMotif(programmeMotif[motif]).ground }}>
      <div>
        <p data-tags="">
          <ProgrammeTags programme={programme} />
          {[programme.term, category]
            .filter((word) => word !== '')
            .map((word) => (
              <span key={word}>{word}</span>
            ))}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {programme.title}
        </h1>
        <p data-facts="">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {programme.summary === '' ? null : <p data-summary="">{programme.summary}</p>}
        {joined ? (
          <>
            <StageRibbon stages={programme.stages} finished={completedAt !== null} />
            <Labels aria-hidden="true">
              {counted.map((stage) => (
                <span
                  key={stage.id}
                  style={{ flexGrow: Math.max(1, stage.all) }}
                  data-now={stage.id === current || undefined}
                >
                  {t('programmes.piece', { title: stage.title, done: number(stage.done), all: number(stage.all) })}
                </span>
              ))}
            </Labels>
          </>
        ) : null}
        <NextStep view={view} joining={joining} />
      </div>
      <Thumb href={trainingLinks.map.href(id)} aria-label={t('programme.seeMap')}>
        <MapThumb view={view} />
        <span>
          <Mountain size={18} aria-hidden="true" />
          {t('programme.seeMap')}
        </span>
      </Thumb>
    </Head>
  );
});
