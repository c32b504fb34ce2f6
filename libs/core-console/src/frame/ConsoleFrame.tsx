import { Breadcrumbs, IconButton, Kbd, SkipLink, UiLink } from '@banyan/ui';
import { ExternalLink, Keyboard, PanelLeft, Search } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/useKeys.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { CrumbsPlace, type Crumb } from './crumbs.ts';
import { Content, FindButton, Grid, Main, Side, Top } from './frameStyle.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { currentEntry, isGroup, pathOf, type FrameItem, type LongWork } from './navigation.ts';
import { SideNavigation } from './SideNavigation.tsx';
import { useFold } from './useFold.ts';
import type { FindHits } from './useHits.ts';

export interface ConsoleFrameProps {
  /** Logo and name of the enterprise; `folded` leaves room for the logo alone. */
  brand: (folded: boolean) => ReactNode;
  items: readonly FrameItem[];
  /** Path of the page. */
  pathname: string;
  /** Address of the learners' portal. */
  portalHref: string;
  /** At the end of the top bar: language and account. */
  tools: ReactNode;
  /** Work that goes on on the server. */
  work?: readonly LongWork[];
  /** Finds people, things and settings for ⌘K. */
  find?: FindHits;
  navigate: (href: string) => void;
  /** The page. */
  children: ReactNode;
}

/** From the group of the page to the page. */
function crumbsOf(items: readonly FrameItem[], pathname: string) {
  const entry = currentEntry(items, pathname);
  if (entry === undefined) return [];
  const group = items.find((item) => isGroup(item) && item.entries.includes(entry));
  const here = pathOf(entry.href) === pathname ? {} : { href: entry.href };
  return [...(group === undefined ? [] : [{ label: group.label }]), { label: entry.label, ...here }];
}

const findKeys = /Mac|iP(?:ad|hone)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** ⌘K on a Mac, Ctrl K elsewhere; also from a field. */
function useFindKey(find: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      find();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [find]);
}

/** Around every page of the console: navigation, top bar, ⌘K and the list of keys. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { brand, items, pathname, portalHref, tools, work = [], find, navigate, children } = props;
  const { t } = useTranslation('console');
  const { folded, canUnfold, toggle } = useFold();
  const [shown, setShown] = useState<'find' | 'keys' | null>(null);
  const [crumbs, setCrumbs] = useState<readonly Crumb[]>([]);
  const [openFind] = useState(() => () => setShown('find'));
  useFindKey(openFind);
  useKeys({ '[': () => canUnfold && toggle(), '?': () => setShown('keys') });
  const close = () => setShown(null);
  return (
    <Grid data-folded={folded || undefined}>
      <SkipLink target="content">{t('frame.skip')}</SkipLink>
      <Side>
        <div data-brand="">
          {brand(folded)}
          {folded ? null : <small>{t('frame.console')}</small>}
        </div>
        <SideNavigation items={items} current={currentEntry(items, pathname)?.id} folded={folded} work={work} />
        <div data-foot="">
          {folded ? null : (
            <button type="button" onClick={() => setShown('keys')}>
              <Keyboard size={16} aria-hidden="true" />
              {t('frame.keys')} <Kbd aria-hidden="true">?</Kbd>
            </button>
          )}
          <IconButton
            size="sm"
            label={t(folded ? 'frame.unfold' : 'frame.fold')}
            aria-keyshortcuts="["
            aria-expanded={!folded}
            shut={!canUnfold}
            onClick={toggle}
          >
            <PanelLeft size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </Side>
      <Main>
        <Top>
          <Breadcrumbs label={t('frame.here')} items={[...crumbsOf(items, pathname), ...crumbs]} />
          <FindButton type="button" aria-keyshortcuts="Meta+K Control+K" onClick={openFind}>
            <Search size={16} aria-hidden="true" />
            <span>{t(find === undefined ? 'frame.findPages' : 'frame.findWhat')}</span>
            <Kbd aria-hidden="true">{findKeys}</Kbd>
          </FindButton>
          <UiLink href={portalHref}>
            <ExternalLink size={16} aria-hidden="true" />
            {t('frame.portal')}
          </UiLink>
          {tools}
        </Top>
        <Content id="content" tabIndex={-1}>
          <CrumbsPlace value={setCrumbs}>{children}</CrumbsPlace>
        </Content>
      </Main>
      <CommandPalette
        open={shown === 'find'}
        items={items}
        onClose={close}
        navigate={navigate}
        {...(find === undefined ? {} : { find })}
      />
      <KeyboardHelp open={shown === 'keys'} onClose={close} />
    </Grid>
  );
}
