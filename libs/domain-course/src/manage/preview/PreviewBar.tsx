import { screenHref } from '@banyan/contracts';
import { courseManageScreens } from '@banyan/contracts/course';
import { useKeys } from '@banyan/core-console/views';
import { IconButton, LinkButton, SegmentedControl } from '@banyan/ui';
import { ChevronDown, ChevronUp, Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useChangeWords } from '../editor/useChangeWords.ts';
import type { PreviewStore } from './PreviewStore.ts';
import { viewers } from './viewers.ts';

const Bar = styled.section`
  position: sticky;
  top: var(--header-h);
  z-index: 3;
  border-block: 1px dashed var(--line-3);
  background: var(--surface);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    max-width: 1248px;
    min-height: 48px;
    margin: 0 auto;
    padding: 8px 24px;
  }
  & strong {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    font-weight: 600;
  }
  & [data-steps] {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & p {
    flex-basis: 100%;
    color: var(--ink-2);
  }
`;

/** Brings a change into view. */
const pointAt = (no: number) =>
  document.querySelector(`[data-change="${no}"]`)?.scrollIntoView({ block: 'center', behavior: 'auto' });

export interface PreviewBarProps {
  store: PreviewStore;
  /** Goes back to the editor. */
  onBack: () => void;
}

/** Above the preview: whose eyes it is seen with, its changes one after the other, and the way back. */
export const PreviewBar = observer(function PreviewBar({ store, onBack }: PreviewBarProps) {
  const { t, number } = useWords();
  const changeWords = useChangeWords();
  const { change, changes, viewer } = store;
  const back = screenHref(courseManageScreens.editCourse, { id: store.id });
  const state = store.course.value?.state;
  useKeys({ Escape: onBack });
  const step = (by: -1 | 1) => {
    store.step(by);
    pointAt(store.change);
  };
  const pointed = changes[change - 1];
  return (
    <Bar aria-label={t('preview.label')}>
      <div>
        <strong>
          <Eye size={16} aria-hidden="true" />
          {t(changes.length > 0 || state === 'draft' ? 'preview.unpublished' : 'preview.published')}
        </strong>
        <SegmentedControl
          label={t('preview.who')}
          value={viewer}
          options={viewers.map((value) => ({ value, label: t(`preview.as.${value}`) }))}
          onChange={(next) => store.lookAs(next)}
        />
        <div data-steps="">
          {changes.length === 0 ? null : (
            <>
              <span aria-live="polite">
                {change === 0
                  ? t('preview.changesAll', { count: changes.length, n: number(changes.length) })
                  : t('preview.changeOf', { n: number(change), total: number(changes.length) })}
              </span>
              <IconButton label={t('preview.before')} onClick={() => step(-1)}>
                <ChevronUp size={16} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('preview.next')} onClick={() => step(1)}>
                <ChevronDown size={16} aria-hidden="true" />
              </IconButton>
            </>
          )}
          <LinkButton href={back}>{t('preview.back')}</LinkButton>
        </div>
        {pointed === undefined ? null : (
          <p>
            <b>{changeWords(pointed)}</b> {t(`preview.note.${pointed.kind}`)}
          </p>
        )}
      </div>
    </Bar>
  );
});
