import type { AccessState, SupportAccess } from '@banyan/contracts/account';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Button, fileSize, LinkButton, Notice, Tag, type Tone } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Row = styled.li`
  display: grid;
  gap: 8px;
  padding: 16px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & [data-line] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  & [data-end] {
    margin-inline-start: auto;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & p {
    overflow-wrap: anywhere;
  }
  & video {
    width: 100%;
    max-height: 480px;
    border-radius: var(--r-ctl);
    background: var(--stage);
  }
`;

const tones: Readonly<Partial<Record<AccessState, Tone>>> = {
  open: 'info',
  ready: 'info',
  recording: 'danger',
  success: 'ok',
  error: 'warn',
};
const running: ReadonlySet<AccessState> = new Set(['open', 'ready', 'recording', 'stopping', 'stopped'] as const);

export interface AccessRowProps {
  readonly row: SupportAccess;
  readonly pending: boolean;
  /** The error of revoking it; undefined when nothing failed. */
  readonly failure: unknown;
  readonly onEnd: () => void;
}

/** An access granted to support: its state, and its recordings. */
export function AccessRow({ failure, onEnd, pending, row }: AccessRowProps) {
  const { t } = useTranslation('assist');
  const failureText = useFailureText();
  const [playing, setPlaying] = useState<number | null>(null);
  const film = playing === null ? undefined : row.recordings[playing];
  return (
    <Row>
      <div data-line="">
        <b>{row.number}</b>
        <Tag tone={tones[row.state] ?? 'neutral'}>{t(`state.${row.state}`)}</Tag>
        <small>
          {t('list.by', { name: row.grantedBy })} · <Moment at={row.grantedAt} /> ·{' '}
          {t('grant.minutesOf', { count: row.minutes })} · {t(`grant.typeOf.${row.type}`)}
        </small>
        {running.has(row.state) ? (
          <span data-end="">
            <Button size="sm" pending={pending} onClick={onEnd}>
              {t('list.end')}
            </Button>
          </span>
        ) : null}
      </div>
      <p>{row.reason === '' ? <small>{t('list.noReason')}</small> : row.reason}</p>
      {row.enteredAt === null ? null : (
        <small>
          {t('list.entered')} <Moment at={row.enteredAt} />
          {row.expireTime === null ? null : (
            <>
              {' '}
              · {t('list.expires')} <Moment at={row.expireTime} />
            </>
          )}
        </small>
      )}
      {row.recordings.map(({ saveUrl, size }, nth) => (
        <div data-line="" key={saveUrl}>
          <span>{t('list.part', { nth: nth + 1 })}</span>
          <small>{fileSize(size)}</small>
          <Button size="sm" onClick={() => setPlaying(playing === nth ? null : nth)}>
            {t(playing === nth ? 'list.hide' : 'list.play')}
          </Button>
          <LinkButton size="sm" href={saveUrl}>
            {t('list.save')}
          </LinkButton>
        </div>
      ))}
      {/* What was recorded is a screen without sound: there is nothing to put in captions. */}
      {film === undefined ? null : <video src={film.url} controls muted autoPlay aria-label={row.number} />}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {t('list.endFailed', { why: failureText(failure) })}
        </Notice>
      )}
    </Row>
  );
}
