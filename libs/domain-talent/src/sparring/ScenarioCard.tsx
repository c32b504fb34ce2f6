import type { SparringMode, SparringScenario } from '@banyan/contracts/talent';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, LinkButton, Notice, Radio, RadioGroup, Tag } from '@banyan/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  height: 100%;

  & h3 {
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-2);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 8px;
    align-items: center;
  }
  /* Cards of a row are as high as the highest: their buttons are aligned. */
  & > div:last-child {
    margin-top: auto;
  }
  & small {
    color: var(--ink-2);
    font-size: var(--t12);
  }
`;

export interface ScenarioCardProps {
  scenario: SparringScenario;
  mode: SparringMode;
  pending: boolean;
  /** Why the last start failed; undefined: it did not. */
  failure?: unknown;
  onStart: (role: number) => void;
}

/** A situation: its story, its partner, and the way in. */
export function ScenarioCard({ scenario, mode, pending, failure, onStart }: ScenarioCardProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [role, setRole] = useState('0');
  const assess = mode === 'assess';
  const { about, attempts, goal, kind, partner, passScore, roles, title, used } = scenario;
  const best = assess ? scenario.bestAssess : scenario.bestTrain;
  const open = assess ? scenario.openAssess : scenario.openTrain;
  const link = assess ? talentLinks.aiAssess : talentLinks.train;
  const spent = assess && used >= attempts;
  return (
    <Card as="li">
      <Parts>
        <div>
          <Tag>{t(`sparring.kind.${kind}`)}</Tag>
          {best !== null && best >= passScore ? <Tag tone="ok">{t('sparring.passed')}</Tag> : null}
          <small>
            {[
              t('sparring.turns', { count: assess ? scenario.assessTurns : scenario.turns }),
              t('sparring.pass', { score: passScore }),
              ...(best === null ? [] : [t('sparring.best', { score: best })]),
              ...(assess ? [t('sparring.attempts', { used, all: attempts, count: attempts })] : []),
            ].join(' · ')}
          </small>
        </div>
        <h3>{title}</h3>
        <p>{about}</p>
        <p>{t('sparring.goal', { goal })}</p>
        <p>{t('sparring.with', { partner })}</p>
        {open === null && roles.length > 1 && !spent ? (
          <RadioGroup label={t('sparring.role')} value={role} onChange={setRole} orientation="horizontal">
            {roles.map((name, index) => (
              <Radio key={name} value={String(index)}>
                {name}
              </Radio>
            ))}
          </RadioGroup>
        ) : null}
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('sparring.startFailed'))}
          </Notice>
        )}
        <div>
          {open !== null ? (
            <LinkButton variant="primary" href={link.href({ session: open })}>
              {t('sparring.goOn')}
            </LinkButton>
          ) : (
            <Button variant="primary" disabled={spent} pending={pending} onClick={() => onStart(Number(role))}>
              {spent ? t('sparring.spent') : t(assess ? 'sparring.startAssess' : 'sparring.start')}
            </Button>
          )}
        </div>
      </Parts>
    </Card>
  );
}
