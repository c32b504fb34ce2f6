import type { MergeField, PersonDetail } from '@banyan/contracts/organisation';

/** Words of a value as the comparison shows it. */
export function mergeValue({ account, department, written }: PersonDetail, field: MergeField): string {
  const words: Readonly<Record<MergeField, string>> = {
    account,
    name: [written.name.zh_cn, written.name.en ?? ''].filter(Boolean).join(' · '),
    department: department?.name ?? '',
    post: written.post,
    hiredOn: written.hiredOn,
    tags: written.tags.join(', '),
    email: written.email,
    phone: written.phone,
  };
  return words[field];
}
