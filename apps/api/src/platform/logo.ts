import type { ServiceContext } from '../http/context.ts';
import type { enterprises } from './enterprise.schema.ts';

/** A page that is open for longer has the picture already. */
const shownForMs = 86_400_000;

/** Address of an enterprise's logo: the picture that was sent, else the one from elsewhere; empty for none. */
export const logoOf = (
  { logoKey, logoUrl }: Pick<typeof enterprises.$inferSelect, 'logoKey' | 'logoUrl'>,
  { contentUrl }: Pick<ServiceContext, 'contentUrl'>,
): string => (logoKey === '' ? logoUrl : contentUrl(logoKey, shownForMs).url);
