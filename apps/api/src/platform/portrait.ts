import type { ServiceContext } from '../http/context.ts';
import type { users } from './enterprise.schema.ts';

/** A page that is open for longer has the picture already. */
const shownForMs = 86_400_000;

/** Address of a person's portrait: the picture they sent, else the one from elsewhere; empty for none. */
export function portraitOf(
  { avatar, image }: Pick<typeof users.$inferSelect, 'avatar' | 'image'>,
  { contentUrl }: Pick<ServiceContext, 'contentUrl'>,
): string {
  return avatar === null ? image : contentUrl(avatar.key, shownForMs).url;
}
