import type { SearchHit } from '@banyan/contracts/account';
import { momentParts, useClock, useFormats } from '@banyan/core-screen/views';
import { AppLink, useSession, type SearchPart } from '@banyan/core-session';
import { motifOfSubject } from '@banyan/domain-course';
import { clock, CourseCover, Dot, ProductPicture } from '@banyan/ui';
import { Play } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { kindIcons } from './kindIcons.ts';
import { Marked } from './Marked.tsx';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: start;
  padding: 16px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }
  &:has(> div > h3 > a:is(:hover, :focus-visible)) {
    background: var(--hover);
  }
  & > [data-picture] {
    width: 104px;
    aspect-ratio: 16 / 9;
    border-radius: var(--r-small);
    overflow: hidden;
  }
  & > [data-picture='product'] {
    width: 64px;
    aspect-ratio: 4 / 3;
  }
  & > svg {
    margin-top: 2px;
    color: var(--ink-3);
  }
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & p,
  & > time {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  & p[data-about] {
    color: var(--ink-2);
  }
  & > time {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const Lines = styled.ul`
  position: relative;
  z-index: 1;
  grid-column: 2 / -1;
  display: grid;

  & a {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 8px;
    margin-inline: -8px;
    padding: 4px 8px;
    border-radius: var(--r-small);
    line-height: 22px;
    color: var(--ink-2);
  }
  & a:is(:hover, :focus-visible) {
    background: var(--accent-soft);
    color: var(--ink);
  }
  & a > span:first-child {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & a:is(:hover, :focus-visible) > span:first-child {
    color: var(--accent-text);
  }
`;

export interface HitRowProps {
  hit: SearchHit;
  part: SearchPart;
  /** The search words. */
  words: string;
}

function Picture({ hit: { id, art, motif, pigment }, kind }: { hit: SearchHit; kind: SearchPart['kind'] }) {
  const Icon = kindIcons[kind];
  if (motif !== null) {
    return (
      <span data-picture="course">
        <CourseCover seed={String(id)} motif={motifOfSubject[motif]} />
      </span>
    );
  }
  if (art !== null && pigment !== null) {
    return (
      <span data-picture="product">
        <ProductPicture art={art} pigment={pigment} />
      </span>
    );
  }
  return <Icon size={18} aria-hidden="true" />;
}

/** The day of a hit with its event, such as "Closes 27 Dec"; the day alone if there is no event. */
const DayOf = observer(function DayOf({ at, kind }: { at: number; kind: SearchPart['kind'] }) {
  const { t, i18n } = useTranslation('search');
  const { timeZone } = useSession();
  const { date, full } = momentParts(at, useClock()(), i18n.language, timeZone);
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {t(`at.${kind}`, { date, defaultValue: date })}
    </time>
  );
});

/** A hit: its name, the match, and the lessons that contain it. */
export function HitRow({ hit, part, words }: HitRowProps) {
  const { t } = useTranslation('search');
  const { number } = useFormats();
  const { about, at, by, count, lines, said, title } = hit;
  const { hrefOf, kind, lineHref } = part;
  const meta = [by, count === null ? '' : t(`count.${kind}`, { count, formatted: number(count), defaultValue: '' })];
  const shown = meta.filter((one) => one !== '');
  return (
    <Row>
      <Picture hit={hit} kind={kind} />
      <div>
        <h3>
          <AppLink to={hrefOf(hit)} kind="screen" data-hit="">
            <Marked text={title} words={words} />
          </AppLink>
        </h3>
        {shown.length === 0 ? null : (
          <p>
            {shown.map((one, index) => (
              <span key={one}>
                {index === 0 ? null : <Dot />}
                <Marked text={one} words={words} />
              </span>
            ))}
          </p>
        )}
        {about === '' ? null : (
          <p data-about="">
            <Marked text={about} words={words} />
          </p>
        )}
      </div>
      {at === null ? null : <DayOf at={at} kind={kind} />}
      {lineHref === undefined || lines.length === 0 ? null : (
        <Lines aria-label={t('said', { count: said })}>
          {lines.map((line) => (
            <li key={`${line.chapterId}:${line.second}`}>
              <AppLink to={lineHref(hit, line)} kind="screen" data-hit="">
                <span>
                  <Play size={14} aria-hidden="true" />
                  {t('line', { no: line.no, time: clock(line.second) })}
                </span>
                <span>
                  <Marked text={line.text} words={words} />
                </span>
              </AppLink>
            </li>
          ))}
        </Lines>
      )}
    </Row>
  );
}
