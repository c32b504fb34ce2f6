import type { OrderRecord } from '@banyan/contracts/course';
import { courseLinks } from '../course.links.ts';

/** Page on which a bought item is studied. */
export const itemHref = (kind: OrderRecord['kind'], id: number): string =>
  kind === 'course' ? courseLinks.detail.href(id) : courseLinks.package.href(id);
