import type { ProgrammeCard } from '@banyan/contracts/training';
import { AppLink } from '@banyan/core-session';
import { CoverFrame, LinkButton, ListLine } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { trainingLinks } from '../training.links.ts';
import { Facts } from './Facts.tsx';
import { missedOf } from './missedOf.ts';
import { programmeMotif } from './programmeMotif.ts';
import { ProgrammeTags } from './ProgrammeTags.tsx';
import { StageRibbon } from './StageRibbon.tsx';
import { useProgrammeWords } from './useProgrammeWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: 144px minmax(0, 1fr) minmax(0, 240px) 88px;
  gap: 24px;
  content-visibility: auto;
  contain-intrinsic-size: auto 114px;

  & h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    font-size: var(--t16);
    line-height: 24px;
  }
  & [data-progress] > p {
    margin-top: 6px;
    color: var(--ink-2);
  }
  & > :last-child {
    justify-self: end;
  }
`;

export interface ProgrammeRowProps {
  programme: ProgrammeCard;
  /** The first of the list: its button is the main one while there is a next step. */
  main?: boolean;
}

/** A programme in a list: its title, its time, the viewer's progress, the missing tasks. */
export const ProgrammeRow = observer(function ProgrammeRow({ programme, main = false }: ProgrammeRowProps) {
  const { t, number, span, standing } = useProgrammeWords();
  const { category, completedAt, id, joined, motif, next, people, stages, state, term, title } = programme;
  // When none of the missing tasks can be done any more, there is no way to continue.
  const running = joined && state === 'in_progress' && (next !== null || missedOf(stages) === 0);
  const facts = [category, term, span(programme), t('programmes.people', { count: people, n: number(people) })].filter(
    (fact) => fact !== '',
  );
  return (
    <Line>
      <CoverFrame seed={`programme-${id}`} motif={programmeMotif[motif]} />
      <div>
        <h3>
          <AppLink to={trainingLinks.programme.href(id)} kind="screen">
            {title}
          </AppLink>
          <ProgrammeTags programme={programme} />
        </h3>
        <p>
          <Facts facts={facts} />
        </p>
        {programme.summary === '' ? null : <p>{programme.summary}</p>}
      </div>
      <div data-progress="">
        {joined ? <StageRibbon stages={stages} finished={completedAt !== null} /> : null}
        <p>{standing(programme)}</p>
      </div>
      <LinkButton
        href={trainingLinks.programme.href(id)}
        variant={main && running ? 'primary' : 'normal'}
        aria-label={t(running ? 'programmes.goOf' : 'programmes.lookOf', { title })}
      >
        {t(running ? 'programmes.go' : 'programmes.look')}
      </LinkButton>
    </Line>
  );
});
