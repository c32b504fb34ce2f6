import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '../links/TextLink.tsx';

const Section = styled.div`
  display: flex;
  align-items: baseline;
  gap: 12px;
  margin-bottom: 16px;

  & > :is(h2, h3) {
    min-width: 0;
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  &[data-size='sm'] {
    margin-bottom: 8px;
  }
  &[data-size='sm'] > :is(h2, h3) {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > span {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > :last-child:not(h2, h3, span) {
    flex: none;
    margin-inline-start: auto;
  }
`;

export interface SectionHeadingProps {
  /** Its text. */
  children: ReactNode;
  /** Level in the outline. */
  level?: 2 | 3;
  /** 20 px on a page, 16 px on a card. */
  size?: 'md' | 'sm';
  /** A small number or remark after the words. */
  meta?: ReactNode;
  /** Link to the whole list. */
  more?: { label: string; href: string };
  /** Other content at the right end. */
  actions?: ReactNode;
  /** Id for `aria-labelledby` of the section. */
  id?: string;
}

/** The heading of a section, with a link to the whole list at its right. */
export function SectionHeading({ children, level = 2, size = 'md', meta, more, actions, id }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Section data-size={size}>
      <Heading id={id}>{children}</Heading>
      {meta === undefined ? null : <span>{meta}</span>}
      {actions}
      {more === undefined ? null : (
        <TextLink href={more.href}>
          {more.label}
          <ChevronRight size={16} aria-hidden="true" />
        </TextLink>
      )}
    </Section>
  );
}

const Page = styled.header`
  display: flex;
  align-items: flex-end;
  gap: 16px;
  padding: 32px 0 24px;

  &[data-size='sm'] {
    padding: 20px 0 16px;
  }
  & > div:first-child {
    min-width: 0;
    flex: 1;
  }
  & h1 {
    font-size: var(--t24);
    line-height: 36px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  &[data-size='sm'] h1 {
    font-size: var(--t20);
    line-height: 28px;
  }
  & p {
    margin-top: 2px;
    color: var(--ink-2);
  }
  & > div:last-child:not(:first-child) {
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

export interface PageTitleProps {
  /** The one `h1` of the screen. */
  children: ReactNode;
  /** Above the words: breadcrumbs. */
  before?: ReactNode;
  /** A sentence under the words. */
  description?: ReactNode;
  /** At the right: options, buttons. */
  actions?: ReactNode;
  /** 24 px, or 20 px beside a dominant picture. */
  size?: 'md' | 'sm';
}

/** The title of a screen. */
export function PageTitle({ children, before, description, actions, size = 'md' }: PageTitleProps) {
  return (
    <Page data-size={size}>
      <div>
        {before}
        <h1>{children}</h1>
        {description === undefined ? null : <p>{description}</p>}
      </div>
      {actions === undefined ? null : <div>{actions}</div>}
    </Page>
  );
}
