import type { MicroCourse, MicroState } from '@banyan/contracts/teaching';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Button, Dot, LinkButton, Notice, Tag, type Tone } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { teachingLinks } from '../teaching.links.ts';
import { teachingDomain } from '../teaching.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { MicroChapters } from './MicroChapters.tsx';
import type { MicroActs } from './MicroDesk.ts';

const Row = styled.li`
  display: grid;
  gap: 8px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const tones: Readonly<Record<MicroState, Tone>> = {
  draft: 'neutral',
  reviewing: 'info',
  rejected: 'danger',
  approved: 'ok',
};

/** A micro-course of the author: state, reason for rejection, chapters, actions. */
export const MicroRow = observer(function MicroRow({ micro, store }: { micro: MicroCourse; store: MicroActs }) {
  const { t } = useWords();
  const { courseHref } = teachingDomain.useEnvironment().ports;
  const failureText = useFailureText();
  const { categoryName, changedAt, courseId, draft, id, lecturerName, reason, state } = micro;
  const title = draft.title.trim() === '' ? t('micro.untitled') : draft.title;
  const failure = store.remove.failureOf(id) ?? store.withdraw.failureOf(id);
  const open = state === 'draft' || state === 'rejected';
  return (
    <Row>
      <h2>
        {title} <Tag tone={tones[state]}>{t(`micro.state.${state}`)}</Tag>
      </h2>
      <small>
        {[categoryName, lecturerName, t(`micro.seenBy.${draft.audience}`)]
          .filter((part) => part !== '')
          .map((part) => (
            <span key={part}>
              {part}
              <Dot />
            </span>
          ))}
        {t('micro.changed')} <Moment at={changedAt} />
      </small>
      {state === 'rejected' ? <Notice tone="warn">{t('micro.sentBack', { reason })}</Notice> : null}
      <MicroChapters micro={micro} retry={state === 'approved' ? undefined : store.retryFile} />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('micro.stays'))}
        </Notice>
      )}
      <Acts>
        {state === 'approved' && courseHref !== undefined ? (
          <LinkButton size="sm" href={courseHref(courseId)}>
            {t('micro.open')}
          </LinkButton>
        ) : null}
        {open ? (
          <LinkButton size="sm" href={teachingLinks.upload.href({ id })} aria-label={t('micro.editOf', { title })}>
            {t('micro.edit')}
          </LinkButton>
        ) : null}
        {state === 'reviewing' ? (
          <Button
            size="sm"
            pending={store.withdraw.isPending(id)}
            onClick={() => void store.withdraw.run(micro)}
            aria-label={t('micro.withdrawOf', { title })}
          >
            {t('micro.withdraw')}
          </Button>
        ) : null}
        {open ? (
          <Button
            size="sm"
            pending={store.remove.isPending(id)}
            onClick={() => void store.remove.run(micro)}
            aria-label={t('micro.removeOf', { title })}
          >
            {t('micro.remove')}
          </Button>
        ) : null}
      </Acts>
    </Row>
  );
});
