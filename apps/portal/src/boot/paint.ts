import type { SessionStore } from '@banyan/core-session';
import { autorun } from 'mobx';
import type { AppearanceStore } from '../appearance/AppearanceStore.ts';

/**
 * Paints in the enterprise's colours and in the reader's appearance. The server's page is painted already; the
 * code that derives a tenant's colours loads only when colours other than the page's are needed.
 */
export function paint(
  root: HTMLElement,
  session: Pick<SessionStore, 'themeColors'>,
  appearance: AppearanceStore,
): void {
  const painted = root.dataset['themeColor'];
  let own = false;
  autorun(() => {
    const { themeColor, hoverColor } = session.themeColors;
    const { mode } = appearance;
    root.dataset['theme'] = mode;
    own ||= themeColor !== painted;
    if (!own) return;
    // If it fails, the page keeps its colours.
    import('./applyTheme.ts')
      .then(({ applyTheme }) => applyTheme(root, { themeColor, hoverColor, mode }))
      .catch(() => undefined);
  });
}
