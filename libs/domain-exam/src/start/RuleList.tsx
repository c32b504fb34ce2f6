import type { ExamDetail } from '@banyan/contracts/exam';
import { Card } from '@banyan/ui';
import {
  AppWindow,
  DoorOpen,
  Eye,
  ListOrdered,
  MonitorSmartphone,
  RotateCcw,
  Save,
  ScanFace,
  Shuffle,
  Timer,
} from 'lucide-react';
import styled from 'styled-components';
import { limitWords } from '../shared/limitWords.ts';
import { spanWords } from '../shared/spanWords.ts';
import { useWords } from '../shared/useWords.ts';

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 32px;

  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 12px;
    overflow-wrap: anywhere;
  }
  & svg {
    margin-top: 2px;
    color: var(--ink-3);
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;

/** The rules of an exam in plain words, so that nothing in it comes as a surprise. */
export function RuleList({ detail: { exam, rules } }: { detail: ExamDetail }) {
  const words = useWords();
  const { t } = words;
  const {
    devices,
    faceEveryMin,
    faceLimit,
    faceWithoutCamera,
    lateEntryMin,
    makeupIntervalMin,
    ranking,
    showAnswers,
    showScore,
    shuffled,
    switchLimit,
  } = rules;
  const again = exam.attempts.allowed - 1;
  const device = devices.length === 1 ? devices[0] : undefined;
  const onSite = exam.kind === 'offline';
  const time = {
    icon: Timer,
    title: t('rule.time', { duration: limitWords({ t }, exam.durationMin) }),
    text: t(onSite ? 'rule.onSiteTimeText' : 'rule.timeText'),
  };
  // Features of a sheet on the screen.
  const sheet = [
    {
      icon: DoorOpen,
      title: lateEntryMin === null ? t('rule.anyEntry') : t('rule.lateEntry', { count: lateEntryMin }),
      text: lateEntryMin === null ? t('rule.anyEntryText') : t('rule.lateEntryText'),
    },
    { icon: Save, title: t('rule.saved'), text: t('rule.savedText') },
    switchLimit === null
      ? { icon: AppWindow, title: t('rule.anySwitch'), text: t('rule.anySwitchText') }
      : {
          icon: AppWindow,
          title: t('rule.switches', { count: switchLimit }),
          text: t('rule.switchesText', { count: switchLimit }),
        },
    ...(faceLimit === null
      ? []
      : [
          {
            icon: ScanFace,
            title:
              faceEveryMin === null
                ? t('rule.faceBefore')
                : t('rule.faceEvery', { span: spanWords(words, faceEveryMin) }),
            text: t(faceWithoutCamera ? 'rule.faceOrNot' : 'rule.faceText', { count: faceLimit }),
          },
        ]),
    {
      icon: MonitorSmartphone,
      title: device === undefined ? t('rule.anyDevice') : t(`rule.device.${device}`),
      text: device === undefined ? t('rule.anyDeviceText') : t('rule.deviceText'),
    },
  ];
  const rows = [
    time,
    ...(onSite ? [] : sheet),
    again <= 0
      ? { icon: RotateCcw, title: t('rule.once'), text: t(onSite ? 'rule.onSiteOnceText' : 'rule.onceText') }
      : {
          icon: RotateCcw,
          title: t('rule.makeup', { count: again }),
          text:
            makeupIntervalMin === 0
              ? t('rule.makeupText')
              : t('rule.makeupAfter', { span: spanWords(words, makeupIntervalMin) }),
        },
    {
      icon: Eye,
      title: t(`rule.answers.${showScore ? showAnswers : 'never'}`),
      text: showScore ? t('rule.scoreShown') : t('rule.scoreHidden'),
    },
    ...(shuffled && !onSite ? [{ icon: Shuffle, title: t('rule.shuffled'), text: t('rule.shuffledText') }] : []),
    ...(ranking ? [{ icon: ListOrdered, title: t('rule.ranking'), text: t('rule.rankingText') }] : []),
  ];
  return (
    <Card>
      <Rules>
        {rows.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={20} aria-hidden="true" />
            <div>
              <b>{title}</b>
              <small>{text}</small>
            </div>
          </li>
        ))}
      </Rules>
    </Card>
  );
}
