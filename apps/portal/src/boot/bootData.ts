import { language, v } from '@banyan/contracts';
import { parseJsonOr } from '@banyan/core-http';
import type { PortalConfig } from '../composition/config.ts';

const defaults: PortalConfig = { apiBase: '', productName: 'Banyan', registerUrl: '', analyticsUrl: '', eid: null };

const text = v.optional(v.string());
const bootData = v.object({
  config: v.optional(
    v.object({
      apiBase: text,
      productName: text,
      registerUrl: text,
      analyticsUrl: text,
      eid: v.optional(v.nullable(v.int())),
    }),
  ),
  boot: v.optional(
    v.object({ at: v.int(), language: v.optional(language), answers: v.record(v.string(), v.unknown()) }),
  ),
});

/** Data that the server puts into the page: settings, its first answers, and their language. */
export interface BootData {
  readonly config: PortalConfig;
  /** Answers by call and input, see core-http. */
  readonly boot?: v.InferOutput<typeof bootData>['boot'];
}

/**
 * Reads `<script type="application/json" id="banyan-boot">`. An empty or broken one means defaults and no answers
 *: the page then asks for everything itself, as it does when its files are served without the server.
 */
export function readBootData(page: Pick<Document, 'getElementById'>): BootData {
  const text = page.getElementById('banyan-boot')?.textContent ?? '';
  const read = v.safeParse(bootData, parseJsonOr(text, {}));
  if (!read.success) return { config: defaults };
  const { config, boot } = read.output;
  return { config: { ...defaults, ...config }, ...(boot === undefined ? {} : { boot }) };
}
