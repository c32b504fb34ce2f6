import { homePath } from '@banyan/contracts/account';
import { begunWork, makeWorkStore } from '@banyan/core-console';
import { ConsoleFrame, type FindHits, type FrameEntry, type FrameItem } from '@banyan/core-console/views';
import { useEvery, useShow } from '@banyan/core-screen/views';
import type { ManageEntry } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useMadeIn } from '../shell/useMadeIn.ts';
import { UserMenu } from '../shell/UserMenu.tsx';
import { ConsoleBrand } from './ConsoleBrand.tsx';
import { groupIcons, groups } from './groups.ts';

/** Interval at which numbers of the navigation are read again, ms. */
const refreshMs = 60_000;
/** Interval at which work of the server is looked at, ms. */
const workMs = { busy: 2000, idle: 30_000 } as const;

export interface ConsolePartProps {
  /** Entries of all domains, in order. */
  readonly entries: readonly ManageEntry[];
  /** Path of the page. */
  readonly pathname: string;
  readonly children: ReactNode;
}

/** The console around its pages. */
export const ConsolePart = observer(function ConsolePart({ entries, pathname, children }: ConsolePartProps) {
  const { t, i18n } = useTranslation('manage');
  const { mayOpen } = useFrame();
  const { http, session } = useServices();
  const [work] = useState(() => makeWorkStore(http));
  useShow(work, () => work.show(), begunWork.count);
  useEvery(work.isBusy ? workMs.busy : workMs.idle, true, () => work.show());
  const navigate = useNavigate();
  const madeIn = useMadeIn(i18n.language);
  const shown = entries.filter(({ only, path }) => mayOpen(path) && (only !== 'platform' || session.runsPlatform));
  const refresh = useEffectEvent(() => shown.forEach((entry) => void entry.refresh?.()));
  useEffect(() => refresh(), []);
  useEvery(refreshMs, true, () => refresh());
  const entryOf = ({ titleKey, path, icon, counter }: ManageEntry): FrameEntry => ({
    id: path,
    label: t(titleKey),
    href: path,
    count: counter?.() ?? 0,
    ...(icon === undefined ? {} : { icon }),
  });
  const items: readonly FrameItem[] = [
    ...shown.filter(({ group }) => group === undefined).map(entryOf),
    ...groups.flatMap((id) => {
      const own = shown.filter(({ group }) => group === id).map(entryOf);
      return own.length === 0 ? [] : [{ id, label: t(`group.${id}`), icon: groupIcons[id], entries: own }];
    }),
  ];
  const find = useMemo(
    (): FindHits => async (words, signal) => {
      const asked = entries.filter(({ path }) => mayOpen(path));
      const parts = asked.flatMap(({ parts: own = [], titleKey }) =>
        own
          .map((part) => ({ id: part.href, href: part.href, label: t(part.titleKey), detail: t(titleKey) }))
          .filter(({ label }) => label.toLocaleLowerCase().includes(words.toLocaleLowerCase())),
      );
      const found = await Promise.all(asked.map(async (entry) => (await entry.find?.(words, signal)) ?? []));
      return [...parts, ...found.flat()];
    },
    [entries, mayOpen, t],
  );
  return (
    <ConsoleFrame
      brand={(folded) => <ConsoleBrand folded={folded} />}
      items={items}
      pathname={pathname}
      portalHref={homePath}
      tools={
        <>
          <LanguageSwitch compact />
          <UserMenu />
        </>
      }
      work={work.items}
      find={find}
      navigate={(href) => void navigate(href)}
    >
      <Fragment key={madeIn}>{children}</Fragment>
    </ConsoleFrame>
  );
});
