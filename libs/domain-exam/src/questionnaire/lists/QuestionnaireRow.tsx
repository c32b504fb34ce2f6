import type { QuestionnaireCard } from '@banyan/contracts/exam';
import { DateOf } from '@banyan/core-screen/views';
import { AppLink } from '@banyan/core-session';
import { Dot, LinkButton, ListLine, Tag, type Tone } from '@banyan/ui';
import styled from 'styled-components';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: minmax(0, 1fr) 88px 120px;

  & > :nth-child(2) {
    justify-self: start;
  }
  & > :last-child {
    justify-self: end;
  }
`;

const Tags = styled.span`
  display: inline-flex;
  gap: 4px;
  margin-inline-start: 8px;
  vertical-align: top;
`;

const tones: Readonly<Record<QuestionnaireCard['state'], Tone>> = {
  early: 'neutral',
  open: 'info',
  answered: 'ok',
  closed: 'neutral',
};

/** Address of a questionnaire in a list: its start page, or the answers given. */
export function addressOf({ id, resultsOpen, state, once }: QuestionnaireCard): string {
  if (resultsOpen && (state !== 'answered' || once)) return examLinks.questionnaire.href(id, 'results');
  return examLinks.questionnaireStart.href(id);
}

/** A questionnaire or vote in a list: its sender, its end, the next step. */
export function QuestionnaireRow({ card }: { card: QuestionnaireCard }) {
  const { t } = useWords();
  const { anonymous, closesAt, kind, minutes, opensAt, owner, questionCount, resultsOpen, state, title } = card;
  const isOpen = state === 'open' || (state === 'answered' && !card.once);
  const early = state === 'early';
  return (
    <Line>
      <div>
        <h3>
          <AppLink to={addressOf(card)} kind="screen">
            {title}
          </AppLink>
          <Tags>
            {kind === 'vote' ? <Tag tone="info">{t('questionnaire.kind.vote')}</Tag> : null}
            {anonymous ? <Tag>{t('questionnaire.anonymous')}</Tag> : null}
          </Tags>
        </h3>
        <p>
          {owner}
          <Dot />
          {t('questionnaire.questions', { count: questionCount })}
          <Dot />
          {t('questionnaire.about', { count: minutes })}
          <Dot />
          {t(early ? 'questionnaire.opens' : state === 'closed' ? 'questionnaire.closed' : 'questionnaire.until')}{' '}
          <DateOf at={early ? opensAt : closesAt} />
        </p>
      </div>
      <Tag tone={tones[state]}>{t(`questionnaire.state.${state}`)}</Tag>
      {isOpen ? (
        <LinkButton
          size="sm"
          href={examLinks.questionnaireStart.href(card.id)}
          aria-label={t(kind === 'vote' ? 'questionnaire.voteNamed' : 'questionnaire.fillNamed', { title })}
        >
          {t(kind === 'vote' ? 'questionnaire.vote' : 'questionnaire.fill')}
        </LinkButton>
      ) : resultsOpen ? (
        <LinkButton
          size="sm"
          href={examLinks.questionnaire.href(card.id, 'results')}
          aria-label={t('questionnaire.seeNamed', { title })}
        >
          {t('questionnaire.see')}
        </LinkButton>
      ) : (
        <span />
      )}
    </Line>
  );
}
