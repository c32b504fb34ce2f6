// Opens sessions for the first learners that were made for measuring, on DATABASE_URL or in BANYAN_DATA_DIR; prints them as JSON. Run by tsx.
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/api/src/db/client.ts';
import { inTenant } from '../../apps/api/src/db/tenant.ts';
import { addSession } from '../../apps/api/src/testing/fixtures.ts';

const [eid, count] = process.argv.slice(2).map(Number);
const { DATABASE_URL: databaseUrl, BANYAN_DATA_DIR: dataDir } = process.env;
const db = await openDatabase({ databaseUrl, dataDir });
// Learners with incomplete data are asked for them before anything else; in a database that others serve `seededDatabase` does it.
if (databaseUrl === undefined) {
  await inTenant(db, eid, ({ tx }) =>
    tx.execute(sql`update enterprises set required_profile = '[]' where eid = ${eid}`),
  );
}
const { rows } = await inTenant(db, eid, ({ tx }) =>
  tx.execute(sql`select id from users where eid = ${eid} and account ~ '^M[0-9]{6}$' order by account limit ${count}`),
);
const sessions = [];
for (const { id } of rows) sessions.push(await addSession(db, eid, Number(id)));
await db.close();
console.log(JSON.stringify(sessions));
