import { taskScreens } from '@banyan/contracts/training';
import type { TenantColors } from '@banyan/tokens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ContentLanguage } from '../db/localised.ts';
import { addressUrl } from './address.ts';
import type { PortalBuild } from './build.ts';
import { openGraph } from './openGraph.ts';
import { packageOrigin } from '../files/packages.ts';
import { pagePolicy } from './policy.ts';
import { preloadsFor } from './preloads.ts';
import { sightOf } from './sight.ts';
import { skeletonHtml } from './skeleton.ts';
import { bootData, receiver, type Visit, type VisitOptions } from './visit.ts';

export interface ShellOptions extends VisitOptions {
  readonly build: PortalBuild;
  /** Styles of the first sight, tokens included. */
  readonly baseCss: string;
  /** Other origins with framed pages: those of live pictures. */
  readonly frameOrigins?: readonly string[];
  /** Enterprises whose names WeCom shows: inside WeCom their pages load its kit. */
  readonly inWecom?: ReadonlySet<number>;
  /** A tenant's colours as CSS variables. */
  readonly themeCss: (colors: TenantColors) => string;
}

const sets: Readonly<Record<ContentLanguage, { readonly set: string; readonly tag: string }>> = {
  zh_cn: { set: 'zh', tag: 'zh-CN' },
  zh_tw: { set: 'zh_tw', tag: 'zh-TW' },
  zh_hk: { set: 'zh_hk', tag: 'zh-HK' },
  en: { set: 'en', tag: 'en-GB' },
};

/**
 * The portal's page for every address that is no file and no call, with config, first answers, the tenant's colours and
 * a first sight inside; the portal itself reports an unknown screen.
 */
export function registerShell(app: FastifyInstance, options: ShellOptions): void {
  const receive = receiver(options);
  app.get('/*', async (request, reply) => {
    if (isFile(request.raw.url ?? '/') && !request.headers.accept?.includes('text/html')) {
      reply.callNotFound();
      return reply;
    }
    const visit = await receive(request, reply, request.raw.url ?? '/');
    return sendPage(reply, options, visit, kitOriginsOf(options, visit, request.headers['user-agent']));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found'),
  );
}

/** Whether an address is that of a file beside the page, such as `/robots.txt`. All else is a page, for any Accept. */
const isFile = (address: string) => /^\/\.|\.[a-z0-9]{1,8}$/i.test(addressUrl(address).pathname);

/** The addresses of WeCom's kit, for pages inside it alone. */
const wecomKit = ['https://res.wx.qq.com', 'https://open.work.weixin.qq.com'];

function kitOriginsOf({ inWecom }: ShellOptions, { lookup }: Visit, userAgent = ''): readonly string[] {
  const eid = lookup?.enterprise?.eid;
  return eid !== undefined && inWecom?.has(eid) === true && /wxwork/i.test(userAgent) ? wecomKit : [];
}

/** Entries that may have waiting tasks. */
const withPoints: ReadonlySet<string> = new Set(Object.values(taskScreens).map(({ path }) => path));

function sendPage(
  reply: FastifyReply,
  options: ShellOptions,
  visit: Visit,
  kitOrigins: readonly string[],
): FastifyReply {
  const { build, config } = options;
  const { booted } = visit;
  const nonce = randomBytes(16).toString('base64url');
  const contentOrigin = options.contentOrigin(visit.pageOrigin);
  const enterprise = booted?.status.data;
  const { set, tag } = sets[visit.language];
  const { pattern, layout } = visit.shown;
  const name = enterprise?.portalName ?? config.productName;
  // As in the session: the colours of the chosen portal come before those of the enterprise.
  const portal = enterprise?.userPortal;
  const colors = {
    themeColor: portal?.themeColor || (enterprise?.theme_color ?? ''),
    hoverColor: portal?.hoverColor || (enterprise?.hover_color ?? ''),
  };
  const page = build.template.fill({
    lang: tag,
    title: name,
    themeColor: colors.themeColor,
    nonce,
    css: `${options.baseCss}${options.themeCss(colors)}`,
    preloads: preloadsFor({ pattern, layout }, set, build.preloads),
    openGraph: openGraph(visit),
    root: skeletonHtml({
      name,
      logo: enterprise?.linkIcon ?? '',
      entries:
        layout === 'bare' || layout === 'none' || layout === 'console'
          ? null
          : (booted?.entries ?? []).map(({ title, path: to }) => ({
              title,
              path: to,
              pointed: visit.session !== null && withPoints.has(to),
            })),
      sight: sightOf({
        pattern,
        loggedIn: visit.session !== null,
        slogan: enterprise?.slogan ?? '',
        sloganDetail: enterprise?.sloganDetail ?? '',
        answered: booted?.answered ?? [],
      }),
    }),
    boot: bootData(options, visit),
  });
  const others = [config.apiBase, config.analyticsUrl].filter((url) => url !== '');
  const callOrigins = others.map((url) => new URL(url).origin);
  const policy = pagePolicy({
    nonce,
    contentOrigin,
    packageOrigin: packageOrigin(visit.pageOrigin, contentOrigin),
    callOrigins,
    kitOrigins,
    inlineScripts: build.template.inlineScripts,
    frameOrigins: options.frameOrigins ?? [],
    frameAncestors: booted?.frameAncestors ?? [],
  });
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', tag)
    .header('content-security-policy', policy)
    .send(page);
}
