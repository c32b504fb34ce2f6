import { sql } from 'drizzle-orm';
import { inTenant } from '../../../db/tenant.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { enterprises } from '../../../platform/enterprise.schema.ts';
import { goodsKind } from '../import/goods.import.ts';
import { exchanges, products } from '../mall.schema.ts';
import type { MallPorts } from '../mall.ports.ts';
import { addPasts } from './pasts.ts';

/** Enterprises of the demo with a mall; the ids of their products begin with their own. */
const firstIds: Readonly<Record<number, number>> = { 0: 3001, 1001: 1001, 1002: 2001 };
const eids = Object.keys(firstIds).map(Number);

/** Forty products on the shelves, and the exchanges of the demo people. */
export const mallSeeds = (asks: MallPorts): readonly SeedStep[] => [
  {
    name: 'products',
    eids,
    fills: products,
    async work(ports, { eid }) {
      await bringDemo(goodsKind, ports, { eid, path: demoFile('goods.yaml'), firstId: firstIds[eid] ?? 0 });
      await inTenant(ports.db, eid, async (scope) => {
        // Pieces exchanged by others.
        await scope.tx
          .update(products)
          .set({ exchanged: sql`((${products.position} - 1) * 37) % 90` })
          .where(scope.only(products));
        await scope.tx.update(enterprises).set({ pointsMall: true }).where(scope.only(enterprises));
      });
    },
  },
  {
    name: 'exchanges',
    eids,
    fills: exchanges,
    work: ({ db, now }, { eid }) => inTenant(db, eid, (scope) => addPasts(scope, firstIds[eid] ?? 0, now, asks)),
  },
];
