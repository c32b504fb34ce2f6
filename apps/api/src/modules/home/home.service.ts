import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type MyStudyInfo } from '@banyan/contracts/account';
import type {
  homeIcons,
  homeStructure,
  navigation,
  portalComponent,
  portalComponents,
} from '@banyan/contracts/account';
import type { homeList } from '@banyan/contracts/course';
import { asc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import type { CourseCatalogue, StudySummary } from './home.ports.ts';
import { homeModules, homeZones, navigationItems, portalFrames } from './home.schema.ts';

/** Cards of one module: the home page shows its first row, the course list all of them. */
const cardsOfModule = 12;

export async function readNavigation({ scope, viewer }: CallContext): Promise<CallOutput<typeof navigation>> {
  const rows = await scope.tx
    .select()
    .from(navigationItems)
    .where(scope.only(navigationItems, eq(navigationItems.shown, true)))
    .orderBy(asc(navigationItems.position));
  return { items: rows.map(({ key, title, path }) => ({ key, title: localised(title, viewer.language), path })) };
}

/** Enabled modules, in the enterprise's order. */
export async function readStructure({ scope, viewer }: CallContext): Promise<CallOutput<typeof homeStructure>> {
  const rows = await scope.tx
    .select()
    .from(homeModules)
    .where(scope.only(homeModules, eq(homeModules.shown, true)))
    .orderBy(asc(homeModules.position));
  return {
    modules: rows.map(({ id, kind, title, morePath }) => ({
      id,
      kind,
      title: localised(title, viewer.language),
      morePath,
    })),
  };
}

/** Courses of one module; none for modules without courses. A disabled module answers like a missing one. */
export async function readModule(
  context: CallContext,
  { module }: CallInput<typeof homeList>,
  catalogue: CourseCatalogue,
): Promise<CallOutput<typeof homeList>> {
  const { scope } = context;
  const [row] = await scope.tx
    .select()
    .from(homeModules)
    .where(scope.only(homeModules, eq(homeModules.id, module), eq(homeModules.shown, true)));
  if (!row) throw new Refusal(ErrorCode.notFound, { reason: 'no such module' });
  const { kind, category } = row;
  if (kind === 'continue' || kind === 'zones') return { items: [], total: 0, thisWeek: 0 };
  return catalogue.cards(context, { kind, category, limit: cardsOfModule });
}

export async function readZones({ scope, viewer }: CallContext): Promise<CallOutput<typeof homeIcons>> {
  const rows = await scope.tx
    .select()
    .from(homeZones)
    .where(scope.only(homeZones, eq(homeZones.shown, true)))
    .orderBy(asc(homeZones.position));
  return {
    items: rows.map(({ key, icon, title, note, path }) => ({
      key,
      icon,
      title: localised(title, viewer.language),
      note: localised(note, viewer.language),
      path,
    })),
  };
}

export async function readFrame({ scope, viewer }: CallContext): Promise<CallOutput<typeof portalComponents>> {
  const [row] = await scope.tx.select().from(portalFrames).where(scope.only(portalFrames));
  const { language } = viewer;
  return {
    notice: row?.notice ? localised(row.notice, language) : '',
    noticeMore: row?.notice && row.noticeText.length > 0 ? 'Y' : 'N',
    owner: row ? localised(row.owner, language) : localised((await loadEnterprise(scope)).name, language),
    links: (row?.links ?? []).map(({ title, path }) => ({ title: localised(title, language), path })),
  };
}

/** The announcement behind the notice; none without a notice that is shown. */
export async function readComponent({ scope, viewer }: CallContext): Promise<CallOutput<typeof portalComponent>> {
  const [row] = await scope.tx.select().from(portalFrames).where(scope.only(portalFrames));
  if (!row?.notice || row.noticeText.length === 0) throw new Refusal(ErrorCode.notFound, { reason: 'no announcement' });
  return {
    title: localised(row.notice, viewer.language),
    paragraphs: row.noticeText.map((one) => localised(one, viewer.language)),
  };
}

export async function readStudy(context: CallContext<Learner>, study: StudySummary): Promise<MyStudyInfo> {
  const { weekGoalS } = await loadEnterprise(context.scope);
  return study.summary(context, weekGoalS);
}
