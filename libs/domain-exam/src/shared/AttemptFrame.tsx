import { BrandMark, Container, UiLink } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { examLinks } from '../exam.links.ts';
import { useWords } from './useWords.ts';

const Head = styled.header`
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  & > div {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: var(--header-h);
    padding-block: 12px;
    box-sizing: border-box;
  }
  & h1 {
    flex: 1;
    min-width: 0;
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & > div > a {
    flex: none;
    color: var(--ink-2);
  }
  & > div > a:hover {
    color: var(--accent-text);
  }
  @media print {
    && > div > a {
      display: none;
    }
  }
`;

const Parts = styled.nav`
  display: flex;
  align-items: center;
  gap: 32px;
  margin-bottom: 24px;
  border-bottom: 1px solid var(--line);

  & > a {
    display: flex;
    align-items: center;
    min-height: 52px;
    color: var(--ink-2);
    border-bottom: 2px solid transparent;
    margin-bottom: -1px;
  }
  & > a:hover {
    color: var(--ink);
  }
  & > a[aria-current] {
    color: var(--ink);
    font-weight: 600;
    border-bottom-color: var(--accent);
  }
  & > span {
    margin-inline-start: auto;
    color: var(--ink-2);
    font-size: var(--t12);
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
`;

const Foot = styled.div`
  padding-bottom: 64px;
`;

/** The screens of an attempt. */
export type AttemptPart = 'result' | 'questions' | 'record';

export interface AttemptFrameProps {
  /** Title of the exam; of the screen while there is none. */
  title: string;
  /** The attempt and its current screen; without it there are no links between screens. */
  at?: { attemptId: number; part: AttemptPart };
  /** A quiet remark after the links of the screens: the attempt, its outcome. */
  meta?: ReactNode;
  children: ReactNode;
}

/** Frame of the screens of an attempt, which have no header of the site. */
export function AttemptFrame({ title, at, meta, children }: AttemptFrameProps) {
  const { t } = useWords();
  const hrefs = (id: number) => ({
    result: examLinks.result.href(id),
    questions: examLinks.resultDetail.href(id),
    record: examLinks.resultDetail.href(id, { tab: 'record' }),
  });
  return (
    <>
      <Head>
        <Container>
          <BrandMark />
          <h1>{title}</h1>
          <UiLink href={examLinks.exams.href()}>{t('title.exams')}</UiLink>
        </Container>
      </Head>
      <Container>
        {at === undefined ? null : (
          <Parts aria-label={t('attempt.parts')}>
            {(['result', 'questions', 'record'] as const).map((part) => (
              <UiLink key={part} href={hrefs(at.attemptId)[part]} aria-current={part === at.part ? 'page' : undefined}>
                {t(`attempt.part.${part}`)}
              </UiLink>
            ))}
            {meta === undefined ? null : <span>{meta}</span>}
          </Parts>
        )}
        <Foot>{children}</Foot>
      </Container>
    </>
  );
}
