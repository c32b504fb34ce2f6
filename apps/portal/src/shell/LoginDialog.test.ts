import { expect, it } from 'vitest';
import { pictureVariant } from './LoginDialog.tsx';

it('shows each language its picture, both traditional forms the same [AC-08]', () => {
  expect(pictureVariant).toEqual({ zh: 'zh_cn', en: 'en_us', zh_tw: 'zh_hant', zh_hk: 'zh_hant' });
});
