import { FaultContext, SessionContext } from '@banyan/core-session';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FrameContext, type Frame } from '../composition/frame.ts';
import { ServicesContext, type PortalServices } from '../composition/services.ts';
import { showLastResort } from './lastResort.ts';
import { Root } from '../Root.tsx';
import { PortalRouter } from '../routes/PortalRouter.tsx';
import type { PortalRouter as Router } from '../routes/router.ts';
import { routesOf, ScreenView } from '../routes/ScreenView.tsx';
import type { Screens } from '../routes/screens.ts';
import { InitialisationFailure } from './InitialisationFailure.tsx';
import { PortalUi } from '../shell/PortalUi.tsx';

export interface MountDeps {
  readonly router: Router;
  readonly screens: Screens;
  readonly services: PortalServices;
  readonly frame: Frame;
}

/** The nonce of the page's style policy; absent where files are served without one. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined;

/** Renders the portal on the page, in place of the server's first picture. */
export function mount({ router, screens, services, frame }: MountDeps): void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('the page has no #root');
  const routes = routesOf(screens);
  const failed = services.session.state === 'init' && services.session.outcome?.kind === 'failed';
  // Synchronous, effects included: the page's own data are in the very first picture, and nothing moves for them.
  flushSync(() =>
    createRoot(element, {
      // An error that no boundary caught has removed the whole page.
      onUncaughtError: (error) => {
        reportError(error);
        showLastResort();
      },
    }).render(
      <StrictMode>
        <PortalUi nonce={styleNonce()} toasts={frame.toasts}>
          <SessionContext value={services.session}>
            <ServicesContext value={services}>
              <FrameContext value={frame}>
                <FaultContext value={frame.report}>
                  <PortalRouter router={router}>
                    <Root>{failed ? <InitialisationFailure /> : <ScreenView routes={routes} />}</Root>
                  </PortalRouter>
                </FaultContext>
              </FrameContext>
            </ServicesContext>
          </SessionContext>
        </PortalUi>
      </StrictMode>,
    ),
  );
}
