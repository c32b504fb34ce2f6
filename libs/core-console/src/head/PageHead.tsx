import { useFormats } from '@banyan/core-screen/views';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Head = styled.header`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 20px var(--console-edge, 32px) 16px;

  & h1 {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & small {
    margin-inline-start: 8px;
    font-size: var(--t14);
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & p {
    color: var(--ink-2);
    line-height: 22px;
  }
  & > :last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

export interface PageHeadProps {
  /** Title of the page. */
  title: ReactNode;
  /** Number of things on it; left out while it is not known. */
  count?: number;
  /** One sentence: what is the matter here. */
  sentence?: ReactNode;
  /** Buttons; the main one last. */
  actions?: ReactNode;
}

/** Head of a page: title, number of things, actions. */
export function PageHead({ title, count, sentence, actions }: PageHeadProps) {
  const { number } = useFormats();
  return (
    <Head>
      <div>
        <h1>
          {title}
          {count === undefined ? null : <small>{number(count)}</small>}
        </h1>
        {sentence === undefined ? null : <p>{sentence}</p>}
      </div>
      {actions === undefined ? null : <div>{actions}</div>}
    </Head>
  );
}
