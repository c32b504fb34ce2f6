import { certificateShape } from '../../../platform/certificate.shape.ts';
import { listKind } from '../../../platform/listKind.ts';
import { certificateTemplates } from '../certificate.schema.ts';
import { rowOfTemplate } from '../keepTemplates.ts';

/** Templates of certificates: `npm run import -- certificates certificates.yaml --eid 1001`. */
export const certificatesKind = listKind({
  name: 'certificates',
  about: 'Adds templates of certificates, or changes them; certificates that were issued stay as they are.',
  list: 'certificates',
  entry: certificateShape,
  columns: { title: ['证书', '名称'], prefix: ['编号前缀'], valid_months: ['有效期'] },
  table: certificateTemplates,
  title: certificateTemplates.title,
  titleOf: ({ title }) => title,
  thing: (at, written) => Promise.resolve({ row: rowOfTemplate(written, at.localise) }),
});
