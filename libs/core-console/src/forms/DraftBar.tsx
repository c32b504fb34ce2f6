import { Moment } from '@banyan/core-screen/views';
import { Button, Dot } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Bar = styled.section`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px var(--console-edge, 32px);
  border-block: 1px dashed var(--line-3);
  background: var(--bg);
  color: var(--ink-2);

  & > output {
    display: flex;
    align-items: center;
    min-width: 0;
    margin-inline-end: auto;
  }
  & [data-failed] {
    color: var(--danger);
  }
`;

export interface DraftBarProps {
  /** State of the draft on the server. */
  state: 'saved' | 'saving' | 'failed';
  /** Epoch ms of the last save; null before the first one. */
  savedAt: number | null;
  /** Number of changes against what is published. */
  changes: number;
  /** The effect of publishing, in a sentence: "318 are in it: what they have learned stays." */
  sentence?: string;
  /** Saves again after a failure. */
  onRetry: () => void;
  /** Opens what publishing would change; left out for those who may not publish. */
  onPublish?: () => void;
  /** Goes back to what is published; left out, that is not possible. */
  onDiscard?: () => void;
  /** Publishing is under way. */
  pending?: boolean;
}

/** A draft above its editor: whether it is saved, what is not published yet, and publishing. */
export function DraftBar(props: DraftBarProps) {
  const { state, savedAt, changes, sentence, onRetry, onPublish, onDiscard, pending = false } = props;
  const { t } = useTranslation('console');
  return (
    <Bar aria-label={t('draft.label')}>
      <output aria-live="polite">
        {state === 'saving' ? t('draft.saving') : null}
        {state === 'failed' ? <span data-failed="">{t('draft.failed')}</span> : null}
        {state === 'saved' ? (
          <span>
            {t('draft.saved')} {savedAt === null ? null : <Moment at={savedAt} />}
          </span>
        ) : null}
        <Dot />
        <span>{changes === 0 ? t('draft.same') : t('draft.changes', { count: changes })}</span>
        {sentence === undefined ? null : (
          <>
            <Dot />
            <span>{sentence}</span>
          </>
        )}
      </output>
      {state === 'failed' ? (
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
      {onDiscard === undefined || changes === 0 ? null : (
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      )}
      {onPublish === undefined ? null : (
        <Button
          size="sm"
          variant="primary"
          pending={pending}
          shut={changes === 0 || state !== 'saved'}
          onClick={onPublish}
        >
          {t('draft.publish')}
        </Button>
      )}
    </Bar>
  );
}
