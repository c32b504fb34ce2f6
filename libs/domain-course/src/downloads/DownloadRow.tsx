import type { DownloadRecord } from '@banyan/contracts/course';
import { Moment, momentParts, useClock, useFailureText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, Dot, fileSize, LinkButton, ListLine, Tag, TextLink, type Tone } from '@banyan/ui';
import { Download, FileArchive, FileText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: 24px minmax(0, 1fr) auto 128px;

  & > svg {
    color: var(--ink-3);
  }
  & > :last-child {
    justify-self: end;
  }
  & p[role='alert'] {
    color: var(--danger);
  }
`;
const tones: Readonly<Record<DownloadRecord['state'], Tone>> = {
  waiting: 'info',
  ready: 'ok',
  failed: 'danger',
  expired: 'neutral',
};

/** Expiry of a link, which is valid for a day, to the minute. */
const End = observer(function End({ at }: { at: number }) {
  const { language } = useWords();
  const { timeZone } = useSession();
  const { date, full, time } = momentParts(at, useClock()(), language, timeZone);
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {date} {time}
    </time>
  );
});

export interface DownloadRowProps {
  record: DownloadRecord;
  pending: boolean;
  /** Error of the renewal; undefined for none. */
  failure?: unknown;
  onRenew: () => void;
}

/** A download: state, expiry of its link, and renewal. */
export const DownloadRow = observer(function DownloadRow({ record, pending, failure, onRenew }: DownloadRowProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { askedAt, course, expiresAt, files, name, size, state, url } = record;
  const Sign = name.endsWith('.zip') ? FileArchive : FileText;
  return (
    <Line>
      <Sign size={24} aria-hidden="true" />
      <div>
        <h3>{name}</h3>
        <p>
          {course.title === '' ? null : (
            <>
              <TextLink href={courseLinks.detail.href(course.id)}>{course.title}</TextLink>
              <Dot />
            </>
          )}
          {files > 1 ? (
            <>
              {t('downloads.files', { count: files })}
              <Dot />
            </>
          ) : null}
          {size === null ? null : (
            <>
              {fileSize(size)}
              <Dot />
            </>
          )}
          <Moment at={askedAt} />
        </p>
        {state === 'failed' ? <p>{t('downloads.failedText')}</p> : null}
        {expiresAt === null ? null : (
          <p>
            {t('downloads.opensUntil')} <End at={expiresAt} />
          </p>
        )}
        {failure === undefined ? null : <p role="alert">{failureText(failure, t('downloads.kept'))}</p>}
      </div>
      <Tag tone={tones[state]}>{t(`downloads.state.${state}`)}</Tag>
      {url !== null ? (
        <LinkButton
          size="sm"
          href={url}
          icon={<Download size={16} aria-hidden="true" />}
          aria-label={t('downloads.saveName', { name })}
        >
          {t('downloads.save')}
        </LinkButton>
      ) : state === 'waiting' ? (
        <span />
      ) : (
        <Button size="sm" pending={pending} aria-label={t('downloads.againName', { name })} onClick={onRenew}>
          {t('downloads.again')}
        </Button>
      )}
    </Line>
  );
});
