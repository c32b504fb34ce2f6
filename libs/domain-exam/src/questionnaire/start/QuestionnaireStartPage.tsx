import { ErrorCode } from '@banyan/contracts';
import { type QuestionnaireDetail } from '@banyan/contracts/exam';
import { refusalCode } from '@banyan/core-screen';
import { DateOf, Moment, RequestView, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Card, Container, DetailSkeleton, EmptyState, Facts, LinkButton, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Navigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { makeQuestionnaireStartStore } from './QuestionnaireStartStore.ts';

const Narrow = styled.div`
  max-width: 640px;
  padding-bottom: 64px;

  & div[data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 24px;
  }
`;

/** The introduction and the way in. */
function Start({ detail, begun }: { detail: QuestionnaireDetail; begun: boolean }) {
  const { t } = useWords();
  const { anonymous, closesAt, id, kind, minutes, once, owner, questionCount, results } = detail.questionnaire;
  return (
    <Card>
      <p>{detail.introduction}</p>
      <Facts
        rows={[
          { name: t('questionnaire.fact.owner'), value: owner },
          {
            name: t('questionnaire.fact.length'),
            value: `${t('questionnaire.questions', { count: questionCount })} · ${t('questionnaire.about', { count: minutes })}`,
          },
          { name: t('questionnaire.fact.closes'), value: <Moment at={closesAt} /> },
          {
            name: t('questionnaire.fact.who'),
            value: t(anonymous ? 'questionnaire.fact.anonymous' : 'questionnaire.fact.named'),
          },
          {
            name: t('questionnaire.fact.often'),
            value: t(once ? 'questionnaire.onceOnly' : 'questionnaire.fact.again'),
          },
          { name: t('questionnaire.fact.results'), value: t(`questionnaire.fact.shown.${results}`) },
        ]}
      />
      <div data-actions="">
        <LinkButton variant="primary" size="lg" href={examLinks.questionnaire.href(id)}>
          {t(begun ? 'questionnaire.goOn' : kind === 'vote' ? 'questionnaire.vote' : 'questionnaire.begin')}
        </LinkButton>
        <LinkButton size="lg" href={examLinks.questionnaires.href()}>
          {t('questionnaire.back')}
        </LinkButton>
      </div>
    </Card>
  );
}

const Loaded = observer(function Loaded({ id }: { id: number }) {
  const { begun, detail } = examDomain.useStore(makeQuestionnaireStartStore);
  const { t } = useWords();
  useShow(detail, () => detail.load({ id }), id);
  return (
    <RequestView
      request={detail}
      skeleton={<DetailSkeleton label={t('questionnaire.loading')} />}
      failed={t('questionnaire.failed')}
      failure={(error) => {
        const code = refusalCode(error);
        if (code !== ErrorCode.notFound && code !== ErrorCode.questionnaireNotVisible) return null;
        const reason = code === ErrorCode.notFound ? 'gone' : 'audience';
        return <Navigate to={examLinks.questionnaireForbidden.href(id, reason)} replace />;
      }}
    >
      {(value) =>
        value.refusal === null ? (
          <Narrow>
            <PageTitle
              description={
                <>
                  {t('questionnaire.until')} <DateOf at={value.questionnaire.closesAt} />
                </>
              }
            >
              {value.questionnaire.title}
            </PageTitle>
            <Start detail={value} begun={begun(id)} />
          </Narrow>
        ) : (
          <Navigate to={examLinks.questionnaireForbidden.href(id, value.refusal)} replace />
        )
      }
    </RequestView>
  );
});

/** Start page of a questionnaire or vote; redirects to the reason when it cannot be answered. */
export const QuestionnaireStartPage = observer(function QuestionnaireStartPage() {
  const { id = '' } = useParams();
  const session = useSession();
  const { t } = useWords();
  if (!/^[1-9]\d{0,14}$/.test(id)) return <Navigate to={examLinks.questionnaireForbidden.href(null, 'gone')} replace />;
  if (session.loggedIn) {
    return (
      <Container>
        <Loaded id={Number(id)} />
      </Container>
    );
  }
  return (
    <Container>
      <PageTitle>{t('title.questionnaireStart')}</PageTitle>
      <EmptyState
        level={2}
        label={t('questionnaire.visitor')}
        actions={
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('questionnaire.logIn')}
          </Button>
        }
      />
    </Container>
  );
});
