import type { AttemptRecord, RecordEvent } from '@banyan/contracts/exam';
import { Card, SectionHeading, SegmentedControl } from '@banyan/ui';
import {
  AlarmClockPlus,
  DoorOpen,
  MessageSquareText,
  ClockAlert,
  Flag,
  FileCheck,
  MessageSquareWarning,
  MonitorSmartphone,
  PencilLine,
  PictureInPicture2,
  Play,
  RotateCw,
  ScanFace,
  Scale,
  Send,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useLateWords } from '../shared/useLateWords.ts';
import { useWhen } from '../shared/useWhen.ts';
import { useWords } from '../shared/useWords.ts';
import { ranges, timeLine, type RecordLine } from './timeLine.ts';

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 16px;
    padding: 12px 24px;
    content-visibility: auto;
    contain-intrinsic-size: auto 48px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & time {
    color: var(--ink-3);
    font-size: var(--t12);
    line-height: 22px;
    font-variant-numeric: tabular-nums;
  }
  & ul {
    display: grid;
    gap: 8px;
  }
  & ul > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 8px;
    overflow-wrap: anywhere;
  }
  & ul > li > svg {
    margin-top: 3px;
    color: var(--ink-3);
  }
  & ul > li[data-tone='ok'] > svg {
    color: var(--ok);
  }
  & ul > li[data-tone='warn'] > svg {
    color: var(--warn);
  }
  & ul > li[data-tone='danger'] > svg {
    color: var(--danger);
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
`;

type Look = readonly [icon: LucideIcon, tone?: 'ok' | 'warn' | 'danger'];
const looks: Readonly<Record<RecordEvent['kind'], Look>> = {
  started: [Play],
  resumed: [RotateCw],
  taken_over: [MonitorSmartphone, 'warn'],
  answered: [PencilLine],
  flagged: [Flag],
  switched: [PictureInPicture2, 'warn'],
  offline: [WifiOff, 'warn'],
  late: [ClockAlert, 'warn'],
  face_passed: [ScanFace, 'ok'],
  face_failed: [ScanFace, 'danger'],
  face_missed: [ScanFace, 'danger'],
  face_skipped: [ScanFace, 'warn'],
  handed_in: [Send, 'ok'],
  marked: [FileCheck, 'ok'],
  reported: [MessageSquareWarning],
  appealed: [Scale],
  extended: [AlarmClockPlus],
  told: [MessageSquareText],
  reopened: [DoorOpen, 'warn'],
  remarked: [FileCheck, 'ok'],
};

export interface MinutesProps {
  /** The record of an attempt. */
  record: Pick<AttemptRecord, 'events' | 'faceLimit' | 'startedAt' | 'switchLimit'>;
}

/** All events, minute by minute; the answers of a minute are joined unless each is requested. */
export const Minutes = observer(function Minutes({ record }: MinutesProps) {
  const { t, list, number, precise } = useWords();
  const { day, full, minute, second } = useWhen();
  const lateWords = useLateWords();
  const [view, setView] = useState<'brief' | 'whole'>('brief');
  const { events, faceLimit, startedAt, switchLimit } = record;
  const minutes = timeLine(events, view === 'whole');

  const wordsOf = (line: RecordLine): { title: string; more?: string } => {
    if (line.kind === 'answers') {
      return {
        title: t('record.answers', { nos: list(ranges(line.nos)) }),
        more: t('record.saved', { count: line.saves, formatted: number(line.saves) }),
      };
    }
    const { event, nth } = line;
    const no = event.no === null ? '' : t('detail.no', { no: event.no });
    const title = t(`record.event.${event.kind}`, { no, duration: precise(event.seconds ?? 0) });
    if (event.kind === 'switched') {
      const counted =
        switchLimit === null ? t('record.nth', { n: nth }) : t('record.nthOf', { n: nth, limit: switchLimit });
      return { title, more: no === '' ? counted : `${no} · ${counted}` };
    }
    if (event.late !== null) return { title, more: t('record.lateAnswer', { answer: lateWords(event.late) }) };
    if (event.kind === 'face_failed' && faceLimit !== null)
      return { title, more: t('record.nthOf', { n: nth, limit: faceLimit }) };
    const words = event.text ?? '';
    if (event.reason === null) return words === '' ? { title } : { title, more: words };
    const reason = t(`receipt.reason.${event.reason}`);
    return { title, more: words === '' ? reason : `${reason} · ${words}` };
  };

  return (
    <section aria-labelledby="minutes">
      <SectionHeading
        id="minutes"
        meta={t('record.events', { count: events.length, formatted: number(events.length) })}
        actions={
          <SegmentedControl
            label={t('record.how')}
            value={view}
            onChange={setView}
            options={[
              { value: 'brief', label: t('record.brief') },
              { value: 'whole', label: t('record.whole') },
            ]}
          />
        }
      >
        {t('record.byMinute')}
      </SectionHeading>
      <Card padding="none">
        <List aria-labelledby="minutes">
          {minutes.map(({ at, lines }) => (
            <li key={at}>
              <time dateTime={new Date(at).toISOString()} title={full(at)}>
                {day(at) === day(startedAt) ? minute(at) : `${day(at)} ${minute(at)}`}
              </time>
              <ul>
                {lines.map((line, index) => {
                  const [Icon, tone] = line.kind === 'answers' ? looks.answered : looks[line.event.kind];
                  const { title, more } = wordsOf(line);
                  return (
                    <li key={index} data-tone={tone}>
                      <Icon size={16} aria-hidden="true" />
                      <div>
                        {title}
                        {more === undefined || line.kind === 'answers' ? null : <small>{more}</small>}
                      </div>
                      {line.kind === 'answers' ? <small>{more}</small> : <time>{second(line.event.at)}</time>}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </List>
      </Card>
    </section>
  );
});
