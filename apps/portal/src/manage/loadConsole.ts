import type { DomainModule } from '@banyan/core-session';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { createReviewModule } from '../review/review.module.ts';
import type { ManageDeps } from '../review/reviewParts.ts';
import { ConsolePart } from './ConsolePart.tsx';
import { consoleTexts, createManageModule } from './manage.module.ts';

/** Props of the console around a page. */
export interface ConsoleProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

/** The console around its pages, and the modules with the routes of these pages. */
export interface LoadedConsole {
  readonly Console: ComponentType<ConsoleProps>;
  readonly modules: readonly DomainModule[];
}

/** Loads the console with the screens, entries and texts of all domains. */
export async function loadConsole(deps: ManageDeps): Promise<LoadedConsole> {
  const { domains, translations } = deps;
  const modules = [...domains, createManageModule(deps), createReviewModule(deps)];
  const [brought] = await Promise.all([
    Promise.all(modules.map(async (module) => ({ module, managed: await module.manage?.() }))),
    translations.need(consoleTexts.name, consoleTexts.messages),
    ...modules
      .filter(({ manage }) => manage !== undefined)
      .map(({ name, messages }) => translations.need(name, messages)),
  ]);
  const entries = brought.flatMap(({ managed }) => managed?.entries ?? []).sort((a, b) => a.order - b.order);
  return {
    Console: (props) => createElement(ConsolePart, { ...props, entries }),
    modules: brought.map(({ module, managed }) => ({ ...module, routes: managed?.routes ?? [] })),
  };
}
