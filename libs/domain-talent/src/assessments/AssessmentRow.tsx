import type { AssessmentCard } from '@banyan/contracts/talent';
import { DateOf } from '@banyan/core-screen/views';
import { Dot, LinkButton, ListRow, Tag, type Tone } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';
import { EndOf } from './EndOf.tsx';

const tones: Readonly<Record<AssessmentCard['state'], Tone>> = {
  early: 'neutral',
  open: 'info',
  begun: 'info',
  done: 'ok',
  missed: 'warn',
};

export interface AssessmentRowProps {
  task: AssessmentCard;
}

/** A task of assessment in the list: the person assessed, its end, its progress. */
export function AssessmentRow({ task }: AssessmentRowProps) {
  const { t } = useWords();
  const { answered, dueAt, handedInAt, id, items, opensAt, relation, report, state, subject, title, tool } = task;
  const moment = state === 'early' ? opensAt : (handedInAt ?? dueAt);
  return (
    <ListRow
      title={title}
      href={talentLinks.assessment.href(id)}
      meta={
        <>
          <span>{t(`assessment.relation.${relation}`)}</span>
          <Dot />
          <span>{t('assessment.about', { name: subject })}</span>
          <Dot />
          <span>{tool}</span>
          {state === 'begun' ? (
            <>
              <Dot />
              <span>{t('assessment.answered', { answered, items })}</span>
            </>
          ) : null}
          <Dot />
          <span>
            {t(state === 'early' ? 'assessment.opens' : handedInAt === null ? 'assessment.due' : 'assessment.handedIn')}{' '}
            {state !== 'early' && handedInAt === null ? <EndOf at={dueAt} /> : <DateOf at={moment} />}
          </span>
        </>
      }
      aside={<Tag tone={tones[state]}>{t(`assessment.state.${state}`)}</Tag>}
      actions={
        report ? (
          <LinkButton size="sm" href={talentLinks.report.href(id)}>
            {t('assessment.report')}
          </LinkButton>
        ) : state === 'open' || state === 'begun' ? (
          <LinkButton size="sm" variant="primary" href={talentLinks.assessmentTool.href(id)}>
            {t(state === 'open' ? 'assessment.begin' : 'assessment.goOn')}
          </LinkButton>
        ) : undefined
      }
    />
  );
}
