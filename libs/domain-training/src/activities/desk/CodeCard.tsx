import type { ActivityCode } from '@banyan/contracts/training';
import { Button, Card, Notice } from '@banyan/ui';
import { QrCode } from '@banyan/ui/media';
import { Maximize } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { useActivityWords } from '../shared/useWords.ts';

const Shown = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;

  & > b {
    font-size: var(--t32);
    line-height: 40px;
    letter-spacing: 0.12em;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    text-wrap: balance;
  }
  &:fullscreen {
    align-content: center;
    background: var(--surface);
  }
  &:fullscreen > span {
    scale: 1.6;
    margin-block: 96px;
  }
  &:fullscreen > b {
    font-size: 64px;
    line-height: 80px;
  }
  &:fullscreen > p {
    font-size: var(--t20);
    line-height: 32px;
  }
  &:fullscreen > button {
    display: none;
  }
`;

export interface CodeCardProps {
  code: ActivityCode;
  /** Address that the code opens, complete. */
  address: string;
  /** The next code could not be fetched: this one may no longer count. */
  stale?: boolean;
}

/** The code at the door: for cameras, and as a number for people without one; it changes every few seconds. */
export const CodeCard = observer(function CodeCard({ address, code, stale = false }: CodeCardProps) {
  const { t, when } = useActivityWords();
  const screen = useRef<HTMLDivElement>(null);
  if (code.sessionId === null) {
    return (
      <Card padding="lg">
        <Shown>
          <p>{code.changesAt === 0 ? t('desk.noMoreCode') : t('desk.codeFrom', { when: when(code.changesAt) })}</p>
        </Shown>
      </Card>
    );
  }
  return (
    <Card padding="lg">
      <Shown ref={screen}>
        <QrCode value={address} label={t('desk.codeLabel')} size={256} level="M" />
        <b>{`${code.number.slice(0, 3)} ${code.number.slice(3)}`}</b>
        <p>{t('desk.codeText')}</p>
        {stale ? (
          <Notice tone="warn" live>
            {t('desk.codeStale')}
          </Notice>
        ) : null}
        <Button
          size="sm"
          icon={<Maximize size={16} aria-hidden="true" />}
          onClick={() => void screen.current?.requestFullscreen()}
        >
          {t('desk.fullScreen')}
        </Button>
      </Shown>
    </Card>
  );
});
