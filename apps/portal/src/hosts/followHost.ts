import type { HttpClient } from '@banyan/core-http';
import type { HostInfo, SessionStore } from '@banyan/core-session';
import { when } from 'mobx';
import type { HostNamesStore } from './HostNamesStore.ts';
import { createMeetingShare } from './meetingShare.ts';
import { loadScript, openWecomNames } from './wecomNames.ts';

export interface FollowHostDeps {
  readonly host: HostInfo;
  readonly session: SessionStore;
  readonly http: Pick<HttpClient, 'call'>;
  readonly names: HostNamesStore;
  /** Called when the chat tool's kit fails to load, or refuses. */
  readonly alert: () => void;
  readonly report: (error: unknown) => void;
}

/** Gives the program around the page its data; returns the listener for new screens. */
export function followHost({ alert, host, http, names, report, session }: FollowHostDeps): { arrived(): void } | null {
  if (host.embedded === 'meeting') {
    const share = createMeetingShare({
      kit: () => window.meetingShare,
      page: () => ({ title: document.title, link: location.href }),
    });
    share.arrived();
    return share;
  }
  if (host.embedded === 'wecom') {
    const corpid = session.enterprise?.corpid ?? '';
    if (corpid === '') return null;
    const pageUrl = location.href.split('#')[0] ?? '';
    when(
      () => session.loggedIn,
      () => {
        openWecomNames({ alert, corpid, http, kit: () => window.wx, load: loadScript, pageUrl })
          .then((shown) => shown && names.show())
          .catch(report);
      },
    );
  }
  return null;
}
