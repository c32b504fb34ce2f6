import type { OrderRecord } from '@banyan/contracts/course';
import { courseLinks } from '../course.links.ts';

/** Where what was bought is studied. */
export const itemHref = (kind: OrderRecord['kind'], id: number): string =>
  kind === 'course' ? courseLinks.detail.href(id) : courseLinks.package.href(id);
