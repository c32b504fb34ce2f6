import { Container, EmptyState, LinkButton, PageTitle } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Navigate, useParams } from 'react-router-dom';
import { messagesDomain } from '../messages.domain.ts';
import { messagesLinks } from '../messages.links.ts';
import { useWords } from '../shared/useWords.ts';

interface ThingProps {
  type: 'topic' | 'question';
}

/** Redirects to the subject of a message; if the portal has no screen for it, says so and offers the way back. */
const Thing = observer(function Thing({ type }: ThingProps) {
  const { id = '' } = useParams();
  const { ports } = messagesDomain.useEnvironment();
  const { t } = useWords();
  const href = ports.hrefOf?.({ type, id }) ?? null;
  if (href !== null) return <Navigate to={href} replace />;
  return (
    <Container>
      <PageTitle>{t(`title.${type}`)}</PageTitle>
      <EmptyState
        level={2}
        image="lost"
        label={t(`thing.${type}`)}
        description={t('thing.text')}
        actions={<LinkButton href={messagesLinks.own.href()}>{t('way.back')}</LinkButton>}
      />
    </Container>
  );
});

/** A topic of the community, opened from a message. */
export const TopicPage = () => <Thing type="topic" />;

/** A question of the community, opened from a message. */
export const QuestionPage = () => <Thing type="question" />;
