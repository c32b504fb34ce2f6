import type { DomainModule, Messages } from '@banyan/core-session';

type Loaders = DomainModule['messages'];
type Shown = { readonly portal: Messages; readonly screen: Messages };

const part = (load: () => Promise<Shown>, name: keyof Shown) => () =>
  load().then((shown) => ({ default: shown[name] }));

const loadersOf = (name: keyof Shown): Loaders => ({
  zh: part(() => import('./zh.ts'), name),
  en: part(() => import('./en.ts'), name),
  zh_tw: part(() => import('./zh_tw.ts'), name),
  zh_hk: part(() => import('./zh_hk.ts'), name),
});

/** The portal's own texts. */
export const portalMessages = loadersOf('portal');
/** Texts shared by screens of every domain. */
export const screenMessages = loadersOf('screen');
