import { useFormats } from '@banyan/core-screen/views';
import { ProgressBar, UiLink } from '@banyan/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Nav, NavHeading, NavLink, Work } from './frameStyle.ts';
import { isGroup, type FrameEntry, type FrameGroup, type FrameItem, type LongWork } from './navigation.ts';

interface EntryProps {
  entry: FrameEntry;
  current: boolean;
  below?: boolean;
}

function Entry({ entry, current, below = false }: EntryProps) {
  const { number } = useFormats();
  const { label, href, icon: Icon, count = 0 } = entry;
  return (
    <NavLink href={href} aria-current={current ? 'page' : undefined} data-below={below || undefined}>
      {Icon === undefined || below ? null : <Icon size={16} aria-hidden />}
      <span>{label}</span>
      {count === 0 ? null : <small>{number(count)}</small>}
    </NavLink>
  );
}

function Group({ group, current }: { group: FrameGroup; current: string | undefined }) {
  const id = useId();
  const { label, icon: Icon, entries } = group;
  const holds = entries.some((entry) => entry.id === current);
  const [pressed, setPressed] = useState<boolean>();
  const open = pressed ?? (holds || entries.length <= 12);
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <>
      <NavHeading type="button" aria-expanded={open} aria-controls={id} onClick={() => setPressed(!open)}>
        <Icon size={16} aria-hidden />
        <span>{label}</span>
        <Arrow size={16} aria-hidden="true" />
      </NavHeading>
      <ul id={id} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry below entry={entry} current={entry.id === current} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A page, or the first page of a group, as an icon. */
function RailEntry({ item, current }: { item: FrameItem; current: string | undefined }) {
  const entry = isGroup(item) ? item.entries[0] : item;
  if (entry === undefined) return null;
  const Icon = item.icon;
  const here = isGroup(item) ? item.entries.some(({ id }) => id === current) : item.id === current;
  return (
    <NavLink
      data-rail=""
      href={entry.href}
      aria-label={item.label}
      title={item.label}
      aria-current={here ? 'page' : undefined}
    >
      {Icon === undefined ? <span>{item.label.slice(0, 1)}</span> : <Icon size={18} aria-hidden />}
    </NavLink>
  );
}

export interface SideNavigationProps {
  items: readonly FrameItem[];
  /** Id of the entry of the page. */
  current: string | undefined;
  folded: boolean;
  work: readonly LongWork[];
}

/** The console's navigation, with long work at its foot. */
export function SideNavigation({ items, current, folded, work }: SideNavigationProps) {
  const { t } = useTranslation('console');
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return (
    <>
      <Nav aria-label={t('frame.navigation')}>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              {folded ? (
                <RailEntry item={item} current={current} />
              ) : isGroup(item) ? (
                <Group group={item} current={current} />
              ) : (
                <Entry entry={item} current={item.id === current} />
              )}
            </li>
          ))}
        </ul>
      </Nav>
      {work.length === 0 || folded ? null : (
        <Work aria-label={t('frame.work')}>
          {work.map(({ id, label, share, state, href }) => (
            <li key={id}>
              <UiLink href={href} data-state={state}>
                <span>{label}</span>
                <small>
                  {state === 'running' ? (share === null ? t('frame.waits') : percent(share)) : t(`frame.${state}`)}
                </small>
              </UiLink>
              {state === 'running' ? <ProgressBar value={share ?? 0} tone="ink" /> : null}
            </li>
          ))}
        </Work>
      )}
    </>
  );
}
