import { language, z } from '@banyan/contracts';
import { parseJsonOr } from '@banyan/core-http';
import type { PortalConfig } from '../composition/config.ts';

const defaults: PortalConfig = { apiBase: '', productName: 'Banyan', registerUrl: '', analyticsUrl: '', eid: null };

const text = z.optional(z.string());
const bootData = z.object({
  config: z.optional(
    z.object({
      apiBase: text,
      productName: text,
      registerUrl: text,
      analyticsUrl: text,
      eid: z.optional(z.nullable(z.int())),
    }),
  ),
  boot: z.optional(z.object({ at: z.int(), language: z.optional(language), answers: z.looseObject({}) })),
});

/** What the server put into the page: settings, its first answers, and the language it made them in. */
export interface BootData {
  readonly config: PortalConfig;
  /** Answers by call and input, see core-http. */
  readonly boot?: z.output<typeof bootData>['boot'];
}

/**
 * Reads `<script type="application/json" id="banyan-boot">`. An empty or broken one means defaults and no answers
 * [ER-06]: the page then asks for everything itself, as it does when its files are served without the server.
 */
export function readBootData(page: Pick<Document, 'getElementById'>): BootData {
  const text = page.getElementById('banyan-boot')?.textContent ?? '';
  const read = bootData.safeParse(parseJsonOr(text, {}));
  if (!read.success) return { config: defaults };
  const { config, boot } = read.data;
  return { config: { ...defaults, ...config }, ...(boot === undefined ? {} : { boot }) };
}
