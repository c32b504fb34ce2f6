import type { AttemptResult } from '@banyan/contracts/exam';
import { Card, LinkButton, SectionHeading } from '@banyan/ui';
import styled from 'styled-components';
import { examLinks } from '../exam.links.ts';
import { Lines } from '../shared/Lines.tsx';
import { spanWords } from '../shared/spanWords.ts';
import { When } from '../shared/When.tsx';
import { useWords } from '../shared/useWords.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;

  & > p {
    color: var(--ink-2);
  }
  & > a {
    margin-top: 4px;
  }
  @media print {
    && > a {
      display: none;
    }
  }
`;

export interface MakeupCardProps {
  examId: number;
  makeup: NonNullable<AttemptResult['makeup']>;
}

/** Another attempt: how many are left, from when, until when. */
export function MakeupCard({ examId, makeup }: MakeupCardProps) {
  const words = useWords();
  const { t } = words;
  const { from, intervalMin, left, needed, to } = makeup;
  const rows = [
    ...(from === null ? [] : [{ name: t('result.opens'), value: <When at={from} /> }]),
    ...(intervalMin === 0 ? [] : [{ name: t('result.interval'), value: spanWords(words, intervalMin) }]),
    ...(to === null ? [] : [{ name: t('result.closes'), value: <When at={to} /> }]),
  ];
  return (
    <Card as="section" aria-labelledby="makeup">
      <SectionHeading size="sm" id="makeup" {...(needed ? {} : { meta: t('result.optional') })}>
        {t('result.again')}
      </SectionHeading>
      <Body>
        <p>{t(needed ? 'result.leftNeeded' : 'result.left', { count: left })}</p>
        {rows.length === 0 ? null : <Lines rows={rows} />}
        <LinkButton block variant={needed ? 'accent' : 'normal'} href={examLinks.start.href(examId)}>
          {t('exams.step.retake')}
        </LinkButton>
      </Body>
    </Card>
  );
}
