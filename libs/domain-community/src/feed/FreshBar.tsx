import { Button } from '@banyan/ui';
import { ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

/** Takes no room: the text being read does not move when it appears. */
const Place = styled.div`
  position: sticky;
  z-index: 2;
  top: calc(var(--header-h) + 12px);
  display: flex;
  justify-content: center;
  height: 0;

  & > button {
    translate: 0 8px;
    border-radius: 18px;
    box-shadow: var(--float-shadow);
  }
`;

/** Shows the number of new posts; a press loads them. */
export function FreshBar({ count, onShow }: { count: number; onShow: () => void }) {
  const { t, number } = useWords();
  return (
    <Place role="status">
      {count === 0 ? null : (
        <Button variant="primary" icon={<ArrowUp size={16} aria-hidden="true" />} onClick={onShow}>
          {t('feed.fresh', { count, formatted: number(count) })}
        </Button>
      )}
    </Place>
  );
}
