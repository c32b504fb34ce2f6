import type { InboxQuery, MessageBox, MessageCounts } from '@banyan/contracts/messages';
import { Badge, UiLink } from '@banyan/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { messagesLinks } from '../messages.links.ts';
import { useWords } from '../shared/useWords.ts';
import { kindIcons, places, unreadOf, type Place } from './boxes.ts';

const Nav = styled.nav`
  padding: 12px;
  border-inline-end: 1px solid var(--line);
  overflow: hidden auto;

  & > hr {
    margin: 8px 12px;
    border: 0;
    border-top: 1px solid var(--line);
  }
  & a {
    min-height: 40px;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 12px;
    border-radius: var(--r-ctl);
    color: var(--ink-2);
    line-height: 22px;
  }
  & a:hover {
    background: var(--hover);
    color: var(--ink);
  }
  & a[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
  & a > svg {
    flex: none;
  }
  & a > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const none: Pick<MessageCounts, 'adminMessage'> = { adminMessage: 'N' };

export interface BoxNavProps {
  box: MessageBox;
  about: InboxQuery['about'];
  /** Null until they are known. */
  counts: MessageCounts | null;
}

/** Links to the parts of the inbox, with their unread counts; admin messages if the enterprise shows them. */
export function BoxNav({ box, about, counts }: BoxNavProps) {
  const { t, number } = useWords();
  const shown = ({ kind }: Place) => kind !== 'admin' || (counts ?? none).adminMessage === 'Y';
  return (
    <Nav aria-label={t('inbox.lists')}>
      {places.map((group, index) => (
        <Fragment key={group[0]?.kind}>
          {index === 0 ? null : <hr />}
          <ul>
            {group.filter(shown).map((place) => {
              const Icon = kindIcons[place.kind];
              const unread = counts === null ? 0 : unreadOf(place, counts);
              const current = place.box === box && place.about === about;
              return (
                <li key={place.kind}>
                  <UiLink
                    href={messagesLinks[place.box].href({ about: place.about })}
                    aria-current={current ? 'page' : undefined}
                  >
                    <Icon size={18} strokeWidth={1.65} aria-hidden="true" />
                    <span>{t(`place.${place.kind}`)}</span>
                    <Badge count={unread} label={t('inbox.unread', { count: unread, formatted: number(unread) })} />
                  </UiLink>
                </li>
              );
            })}
          </ul>
        </Fragment>
      ))}
    </Nav>
  );
}
