import type { LecturerComment } from '@banyan/contracts/teaching';
import { ListView, Moment } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Avatar, Button, Dot, EmptyState, RatingValue, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { GradeDialog } from './GradeDialog.tsx';
import type { LecturerStore } from './LecturerStore.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 12px;
  padding: 16px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & p {
    margin-top: 4px;
    line-height: 24px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-bottom: 16px;
  color: var(--ink-3);
`;

function CommentRow({ comment }: { comment: LecturerComment }) {
  const { t, number } = useWords();
  const { at, department, image, met, name, own, rating, text } = comment;
  return (
    <Row>
      <Avatar name={name} src={image} size={40} />
      <div>
        <div>
          <b>{name}</b>
          {rating === null ? null : (
            <RatingValue value={rating / 10} size="sm" label={t('lecturers.rating', { rating: number(rating / 10) })} />
          )}
          {met ? <Tag tone="ok">{t('lecturers.met')}</Tag> : null}
          {own ? <Tag>{t('lecturers.own')}</Tag> : null}
        </div>
        <p>{text}</p>
        <small>
          {department}
          {department === '' ? null : <Dot />}
          <Moment at={at} />
        </small>
      </div>
    </Row>
  );
}

export interface CommentsPartProps {
  store: Pick<LecturerStore, 'comments' | 'dimensions' | 'grade'>;
  name: string;
}

/** Comments of learners; those who have studied with or met the lecturer can add one. */
export const CommentsPart = observer(function CommentsPart({ store, name }: CommentsPartProps) {
  const { t } = useWords();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const { comments, dimensions, grade } = store;
  const stand = dimensions.value;
  const send = async (said: { readonly grades: number[]; readonly text: string }) => {
    if (await grade.run(said)) setOpen(false);
  };
  return (
    <>
      <Ask>
        {stand?.allowed === true ? (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t(stand.given === null ? 'lecturers.grade' : 'lecturers.regrade')}
          </Button>
        ) : stand === null || !session.loggedIn ? null : (
          <span>{t('lecturers.notMet')}</span>
        )}
      </Ask>
      <ListView
        list={comments}
        label={t('lecturers.part.comments')}
        failed={t('lecturers.commentsFailed')}
        empty={<EmptyState level={3} label={t('lecturers.noComments')} description={t('lecturers.noCommentsText')} />}
      >
        {(comment) => <CommentRow comment={comment} />}
      </ListView>
      {open ? (
        <GradeDialog
          name={name}
          given={stand?.given ?? null}
          text={stand?.text ?? ''}
          pending={grade.isPending()}
          failure={grade.failureOf()}
          onClose={() => setOpen(false)}
          onSend={(said) => void send(said)}
        />
      ) : null}
    </>
  );
});
