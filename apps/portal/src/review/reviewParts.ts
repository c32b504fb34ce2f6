import type { DomainModule, ModuleNavigation, ReviewPart } from '@banyan/core-session';
import type { Translations } from '../i18n/createTranslations.ts';

/** Dependencies of the console and its review desk, from the portal. */
export interface ManageDeps {
  /** Domains with review parts, in any order. */
  readonly domains: readonly DomainModule[];
  /** Navigations, whose texts include the names of the review desk's parts. */
  readonly navigations: readonly ModuleNavigation[];
  readonly translations: Pick<Translations, 'need'>;
}

/** The parts of the review desk from all domains, in order; the texts of a part load with it. */
export async function reviewParts(
  domains: readonly DomainModule[],
  translations: Pick<Translations, 'need'>,
): Promise<readonly ReviewPart[]> {
  const brought = await Promise.all(
    domains.map(async ({ name, messages, review }) => {
      const parts = (await review?.()) ?? [];
      return parts.map((part) => ({
        ...part,
        async load() {
          const [Part] = await Promise.all([part.load(), translations.need(name, messages)]);
          return Part;
        },
      }));
    }),
  );
  return brought.flat().sort((a, b) => a.order - b.order);
}
