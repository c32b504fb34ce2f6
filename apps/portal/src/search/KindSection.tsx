import { screenHref } from '@banyan/contracts';
import { portalScreens, searchQuery } from '@banyan/contracts/account';
import { useFailureText, useFormats } from '@banyan/core-screen/views';
import type { SearchPart } from '@banyan/core-session';
import { Button, Card, Notice, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HitRow } from './HitRow.tsx';
import type { HitList } from './SearchStore.ts';

/** Number of hits of a kind beside the others; the kind's own page has all of them. */
const FIRST = 3;

const Failed = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

export interface KindSectionProps {
  part: SearchPart;
  list: HitList;
  /** The typed words. */
  words: string;
}

/** Results of one kind: a few hits, the number of all, or the reason why none are shown. */
export const KindSection = observer(function KindSection({ part, list, words }: KindSectionProps) {
  const { t } = useTranslation('search');
  const { t: shared } = useTranslation('screen');
  const { number } = useFormats();
  const failureText = useFailureText();
  const { latest, rows, state } = list;
  const { kind } = part;
  const total = latest?.total ?? 0;
  // Results that have not arrived take no place: they are added behind the ones that are shown.
  if (state === 'idle' || state === 'loading' || (state === 'ready' && rows.length === 0)) return null;
  const name = t(`kind.${kind}`);
  const href = screenHref(portalScreens.search, {}, searchQuery.write({ keyword: words, kind }));
  const more = state === 'ready' && total > FIRST ? { label: t('all'), href } : undefined;
  return (
    <section aria-labelledby={`found-${kind}`}>
      <SectionHeading
        id={`found-${kind}`}
        meta={state === 'ready' ? number(total) : undefined}
        {...(more === undefined ? {} : { more })}
      >
        {name}
      </SectionHeading>
      {state === 'failed' ? (
        <Notice tone="danger" live>
          <Failed>
            <span>{t('kindFailed', { name, reason: failureText(list.error) })}</span>
            <Button size="sm" onClick={() => void list.retry()}>
              {shared('retry')}
            </Button>
          </Failed>
        </Notice>
      ) : null}
      {state === 'ready' ? (
        <Card padding="none">
          <ul aria-labelledby={`found-${kind}`}>
            {rows.slice(0, FIRST).map((hit) => (
              <HitRow key={hit.id} hit={hit} part={part} words={latest?.words ?? words} />
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
});
