import { Button } from '@banyan/ui';
import { ThumbsUp } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from './useWords.ts';

const Place = styled.span`
  & > button {
    font-variant-numeric: tabular-nums;
  }
  /* Under the pointer too, so that a press is visible at once. */
  && > button[aria-pressed='true'] {
    color: var(--accent-text);
  }
`;

export interface PraiseButtonProps {
  praised: boolean;
  praises: number;
  onPraise: (praised: boolean) => void;
}

/** Likes a post, or no longer. */
export function PraiseButton({ praised, praises, onPraise }: PraiseButtonProps) {
  const { t, number } = useWords();
  return (
    <Place>
      <Button
        size="sm"
        variant="ghost"
        icon={<ThumbsUp size={16} aria-hidden="true" />}
        aria-pressed={praised}
        aria-label={t('act.praise', { count: praises, formatted: number(praises) })}
        onClick={() => onPraise(!praised)}
      >
        {number(praises)}
      </Button>
    </Place>
  );
}
