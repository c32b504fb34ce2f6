import { v } from '@banyan/contracts';
import { audienceRule, type AudienceRule, type SomePeople } from '@banyan/contracts/organisation';
import { useFailureText } from '@banyan/core-screen/views';
import { Avatar, Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { GroupStore } from './GroupStore.ts';

/** Pause after a change before the people are counted again, ms. */
const pauseMs = 300;

const Effect = styled.section`
  display: grid;
  gap: 12px;
  padding: 12px 16px;
  border-radius: var(--r-ctl);
  background: var(--sunken);
  font-variant-numeric: tabular-nums;

  & > p:first-child {
    font-weight: 600;
  }
  & > div > p {
    color: var(--ink-2);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

function Some({ title, some }: { title: string; some: SomePeople }) {
  const { t, number } = useWords();
  const left = some.count - some.people.length;
  return (
    <div>
      <p>{title}</p>
      <ul aria-label={title}>
        {some.people.map(({ account, id, image, name }) => (
          <li key={id}>
            <Avatar name={name} size={20} {...(image === '' ? {} : { src: image })} />
            {name} {account}
          </li>
        ))}
        {left > 0 ? <li>{t('groups.preview.others', { n: number(left) })}</li> : null}
      </ul>
    </div>
  );
}

export interface RulePreviewProps {
  store: GroupStore;
  rule: AudienceRule;
  /** Of a new group, the department whose people alone it takes; 0: the enterprise. */
  department: number;
}

/** Whom a rule would take, before it is saved: the number, the first names, who comes and who leaves. */
export const RulePreview = observer(function RulePreview({ store, rule, department }: RulePreviewProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { preview } = store;
  const text = JSON.stringify([rule, department]);
  const isWhole = v.is(audienceRule, rule);
  useEffect(() => {
    if (!isWhole) return;
    const [asked, home] = JSON.parse(text) as [AudienceRule, number];
    const wait = setTimeout(() => void store.look(asked, home), pauseMs);
    return () => clearTimeout(wait);
  }, [store, text, isWhole]);
  if (!isWhole) return <p>{t('groups.preview.fill')}</p>;
  if (preview.state === 'failed')
    return (
      <Notice
        live
        tone="danger"
        action={
          <Button size="sm" onClick={() => void preview.retry()}>
            {t('retry')}
          </Button>
        }
      >
        {t('groups.preview.failed', { why: failureText(preview.error) })}
      </Notice>
    );
  const { value } = preview;
  if (value === null) return <p aria-live="polite">{t('groups.preview.counting')}</p>;
  const { comes, leaves, taken } = value;
  return (
    <Effect aria-label={t('groups.preview.label')} aria-live="polite">
      <p>{t('groups.preview.taken', { n: number(taken.count) })}</p>
      {store.id === 0 ? (
        <Some title={t('groups.preview.first')} some={taken} />
      ) : (
        <>
          <Some title={t('groups.preview.comes', { n: number(comes.count) })} some={comes} />
          <Some title={t('groups.preview.leaves', { n: number(leaves.count) })} some={leaves} />
        </>
      )}
    </Effect>
  );
});
