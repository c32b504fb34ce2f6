import type { PkBattleRow } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, Dot, Notice, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWhen } from '../../shared/useWhen.ts';
import { useWords } from '../../shared/useWords.ts';
import { Fighter } from '../shared/Fighter.tsx';
import type { Pressed } from '../shared/pressed.ts';
import { opponentOf, useFighterName } from '../shared/useFighterName.ts';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: 20px 0 8px;

  & > div:first-child {
    padding: 0 24px;
  }
  & > ul {
    max-height: 340px;
    overflow: auto;
  }
  & > p {
    padding: 4px 24px 16px;
    color: var(--ink-2);
  }
  & > p > b {
    display: block;
    color: var(--ink);
    font-weight: 500;
  }
`;

const Row = styled.li`
  padding: 16px 24px;
  border-top: 1px solid var(--line);

  & > div:first-child {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
  }
  & b {
    display: block;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > p {
    margin-top: 8px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 12px;

  & > :last-child {
    margin-inline-start: auto;
  }
`;

export interface InvitationsProps {
  rows: readonly PkBattleRow[];
  /** By battle id. */
  reply: Pressed;
  onAccept: (id: number) => void;
  onDecline: (id: number) => void;
}

/** Challenges that wait for a yes or no. */
export const Invitations = observer(function Invitations({ rows, reply, onAccept, onDecline }: InvitationsProps) {
  const { t } = useWords();
  const { when } = useWhen();
  const nameOf = useFighterName();
  const failureText = useFailureText();
  return (
    <Frame forwardedAs="section" padding="none">
      <SectionHeading size="sm" meta={rows.length > 0 ? rows.length : undefined}>
        {t('pk.invitations.title')}
      </SectionHeading>
      {rows.length === 0 ? (
        <p>
          <b>{t('pk.invitations.none')}</b>
          {t('pk.invitations.noneText')}
        </p>
      ) : (
        <ul aria-label={t('pk.invitations.title')}>
          {rows.map((row, index) => {
            const who = opponentOf(row);
            const failure = reply.failureOf(row.id);
            return (
              <Row key={row.id}>
                <div>
                  <Fighter who={who} />
                  <div>
                    <b>{nameOf(who)}</b>
                    <small>
                      {row.title === '' ? t('pk.mixed') : row.title}
                      <Dot />
                      {t('pk.invitations.until', { when: when(row.deadlineAt) })}
                    </small>
                  </div>
                </div>
                {row.words === '' ? null : <p>{t('pk.invitations.quote', { words: row.words })}</p>}
                <Acts>
                  <Button
                    variant={index === 0 ? 'accent' : 'normal'}
                    pending={reply.isPending(row.id)}
                    onClick={() => onAccept(row.id)}
                  >
                    {t('pk.invitations.accept')}
                  </Button>
                  <Button variant="ghost" shut={reply.isPending(row.id)} onClick={() => onDecline(row.id)}>
                    {t('pk.invitations.decline')}
                  </Button>
                </Acts>
                {failure === undefined ? null : (
                  <Notice tone="danger" live>
                    {failureText(failure, t('pk.invitations.failed'))}
                  </Notice>
                )}
              </Row>
            );
          })}
        </ul>
      )}
    </Frame>
  );
});
