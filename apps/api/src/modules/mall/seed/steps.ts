import { localiser } from '../../../db/seed/localiser.ts';
import { t } from '../../../db/seed/demo/parts.ts';
import { inTenant } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { exchanges, products } from '../mall.schema.ts';
import type { MallPorts } from '../mall.ports.ts';
import { firstProducts } from './first.ts';
import { moreProducts } from './more.ts';
import { addPasts } from './pasts.ts';
import { otherProducts } from './rest.ts';

/** Enterprises of the demo that have a mall; the ids of their products begin with theirs. */
const firstIds: Readonly<Record<number, number>> = { 0: 3001, 1001: 1001, 1002: 2001 };
const eids = Object.keys(firstIds).map(Number);

const counter = { from: 11 * 60 + 30, to: 13 * 60, workdays: true, days: 14 };

/** Forty products on the shelves, and what the demo people have exchanged for their points. */
export const mallSeeds = (ports: MallPorts): readonly SeedStep[] => [
  {
    name: 'products',
    eids,
    fills: products,
    work: ({ db }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
        const say = localiser(settings.languages ?? []);
        const place = say(t('三号楼 1 层服务台', 'Service desk, building 3, ground floor'));
        const rows = [...firstProducts, ...moreProducts, ...otherProducts].map(({ name, about, ...rest }, index) =>
          scope.row(products, {
            ...rest,
            id: (firstIds[eid] ?? 0) + index,
            name: say(name),
            about: say(about),
            pickup: rest.deliveries.includes('pickup') ? { place, ...counter } : null,
            returnDays: rest.category === 'virtual' ? 0 : 7,
            exchanged: (index * 37) % 90,
            position: index + 1,
          }),
        );
        await scope.tx.insert(products).values(rows);
        await scope.tx.update(enterprises).set({ pointsMall: true }).where(scope.only(enterprises));
      }),
  },
  {
    name: 'exchanges',
    eids,
    fills: exchanges,
    work: ({ db, now }, { eid }) => inTenant(db, eid, (scope) => addPasts(scope, firstIds[eid] ?? 0, now, ports)),
  },
];
