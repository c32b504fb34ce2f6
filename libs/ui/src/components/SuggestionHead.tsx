import { Sparkles, TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

const Head = styled.header`
  display: grid;
  gap: 12px;
  padding-block: 12px;
  padding-inline: 24px 16px;
  border-bottom: 1px dashed var(--line-2);

  & > div {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 32px;
  }
  & > div > div {
    flex: 1;
    min-width: 0;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  /* When choices and button do not fit side by side, the button moves below. */
  & > div:nth-child(2) {
    flex-wrap: wrap;
  }
  & > div:nth-child(2) > :first-child {
    flex: 1 0 auto;
    max-width: 100%;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & > div > svg {
    flex: none;
    box-sizing: border-box;
    width: 28px;
    height: 28px;
    padding: 5px;
    border: 1.5px dashed var(--line-2);
    border-radius: 50%;
    color: var(--ink-2);
  }
`;

export interface SuggestionHeadProps {
  /** Source of the suggestion: a language model, or a keyword search. */
  by: 'model' | 'keywords';
  /** Name of the suggestion or of the offer. */
  title: ReactNode;
  /** Details; says that the suggestion does not count yet. */
  about: ReactNode;
  /** Label of the button that accepts it; left out, there is none. */
  take?: ReactNode;
  /** Accepts the suggestion. */
  onTake: () => void;
  /** Options for the request, before its button. */
  options: ReactNode;
  /** Label of the button that requests it. */
  ask: ReactNode;
  /** Whether a request is under way. */
  pending: boolean;
  /** Requests a suggestion, and again after a failure. */
  onAsk: () => void;
  /** The reason for having none, and what to do; undefined when nothing failed. */
  failure: ReactNode;
  /** Label of the retry button after a failure. */
  retry: ReactNode;
}

/** A suggestion: offered, under way, failed or ready. Broken lines show that it only counts once a person accepts. */
export function SuggestionHead(props: SuggestionHeadProps) {
  const { by, title, about, take, onTake, options, ask, pending, onAsk, failure, retry } = props;
  const Icon = by === 'model' ? Sparkles : TextSearch;
  return (
    <Head>
      <div>
        <Icon size={16} aria-hidden="true" />
        <div>
          <b>{title}</b>
          <small>{about}</small>
        </div>
        {take === undefined ? null : (
          <Button size="sm" onClick={onTake}>
            {take}
          </Button>
        )}
      </div>
      <div>
        {options}
        <Button size="sm" variant="ghost" pending={pending} onClick={onAsk}>
          {ask}
        </Button>
      </div>
      {failure === undefined ? null : (
        <Notice
          tone="warn"
          live
          action={
            <Button size="sm" pending={pending} onClick={onAsk}>
              {retry}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
    </Head>
  );
}
