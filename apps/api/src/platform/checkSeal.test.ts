import { expect, it } from 'vitest';
import { SealError } from '../sealing/sealedText.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addUser } from '../testing/fixtures.ts';
import { checkSeal } from './checkSeal.ts';

it('finds out before anybody comes that another secret has sealed the database [SE-12]', async () => {
  const db = await testDatabase();
  await checkSeal(db);
  await addEnterprise(db, { eid: 1001 });
  await addUser(db, 1001, { account: 'li', phone: '+8613805716620' });
  await checkSeal(db);
  await db.executeSql(`UPDATE users SET phone = regexp_replace(phone, '^1[.][^.]+', '1.abcdef')`);
  await expect(checkSeal(db)).rejects.toThrow(SealError);
});
