import { idOf } from '@banyan/contracts';
import { useSession } from '@banyan/core-session';
import { Button, Container, EmptyState, LinkButton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { courseLinks } from '../course.links.ts';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';
import { useRefused } from './useRefused.ts';

const Page = styled(Container)`
  max-width: 720px;
  padding: var(--s7) 0;

  & h1 {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Study continues in another window or on another device: the course, and how to continue here. */
export const RefusedPage = observer(function RefusedPage() {
  const refused = useRefused();
  const session = useSession();
  const { id = '', name = '' } = useParams();
  const { t } = useWords();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const courseId = idOf(id);
  const { takingOver } = refused;

  useEffect(() => () => refused.leave(), [refused, courseId]);
  useEffect(() => {
    if (takingOver.state === 'ready' && courseId !== null) {
      void navigate(courseLinks.detail.href(courseId), { replace: true });
    }
  }, [takingOver, courseId, navigate]);

  const take = () => {
    if (courseId !== null && session.requireLogin()) void refused.takeOver(courseId);
  };
  return (
    <Page>
      <h1>{t('title.refused')}</h1>
      {takingOver.state === 'failed' ? (
        <Notice tone="danger" live>
          {t('refused.failed')} {failureText(takingOver.error)}
        </Notice>
      ) : null}
      <EmptyState
        level={2}
        size={240}
        image="devices"
        label={name === '' ? t('refused.title') : t('refused.titleOf', { name })}
        description={t('refused.text')}
        actions={
          <>
            {courseId === null ? null : (
              <Button variant="primary" pending={takingOver.state === 'loading'} onClick={take}>
                {t('refused.takeOver')}
              </Button>
            )}
            <LinkButton href={courseId === null ? courseLinks.catalogue.href() : courseLinks.detail.href(courseId)}>
              {courseId === null ? t('refusal.others') : t('refused.back')}
            </LinkButton>
          </>
        }
        note={t('refused.note')}
      />
    </Page>
  );
});
