import { forbidQuery, type ForbidReason, type QuestionnaireCard } from '@banyan/contracts/exam';
import { Moment, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Container, LinkButton, Result } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { makeQuestionnaireStartStore } from './QuestionnaireStartStore.ts';

/** Name of the survey, in a line of its own. */
const Title = styled.b`
  display: block;
`;

/** Opening or closing time, if the reader may see the survey. */
function Times({ card, reason }: { card: QuestionnaireCard; reason: ForbidReason }) {
  const { t } = useWords();
  if (reason === 'early') {
    return (
      <>
        {t('questionnaire.opens')} <Moment at={card.opensAt} />
      </>
    );
  }
  return reason === 'closed' ? (
    <>
      {t('questionnaire.closed')} <Moment at={card.closesAt} />
    </>
  ) : null;
}

/** The reason a questionnaire cannot be answered, and the next step. */
export const QuestionnaireForbiddenPage = observer(function QuestionnaireForbiddenPage() {
  const { detail } = examDomain.useStore(makeQuestionnaireStartStore);
  const { loggedIn } = useSession();
  const [params] = useSearchParams();
  const { t } = useWords();
  const { id, reason } = forbidQuery.read(params);
  useShow(
    detail,
    () => {
      detail.clear();
      if (id !== null && loggedIn) void detail.load({ id });
    },
    id ?? 0,
  );
  // The reason in the address may be old: the server's is preferred, and the address is used when there is none.
  const now = detail.value;
  const card = now?.questionnaire;
  const why = now?.refusal ?? reason;
  const opened = now !== null && now.refusal === null;
  return (
    <Container>
      <Result
        outcome="waiting"
        drawing={why === 'gone' || why === 'audience' ? 'broken' : 'mail'}
        title={opened ? t('questionnaire.forbid.opened.title') : t(`questionnaire.forbid.${why}.title`)}
        text={
          <>
            {card === undefined ? null : <Title>{card.title}</Title>}
            {opened ? t('questionnaire.forbid.opened.text') : t(`questionnaire.forbid.${why}.text`)}{' '}
            {card === undefined ? null : <Times card={card} reason={why} />}
          </>
        }
        actions={
          <>
            {opened && id !== null ? (
              <LinkButton variant="primary" href={examLinks.questionnaireStart.href(id)}>
                {t('questionnaire.fill')}
              </LinkButton>
            ) : null}
            {card?.resultsOpen === true ? (
              <LinkButton variant="primary" href={examLinks.questionnaire.href(card.id, 'results')}>
                {t('questionnaire.see')}
              </LinkButton>
            ) : null}
            <LinkButton href={examLinks.questionnaires.href({ tab: 'open' })}>{t('questionnaire.toOpen')}</LinkButton>
          </>
        }
      />
    </Container>
  );
});
