import type { TenantScope } from '../../db/tenant.ts';
import type { FileStorage } from '../../ports/storage.ts';
import type { PersonalTable } from '../../personal/personalTable.ts';

/** Content of a copy beside the tables, and actions of an erasure beside them. */
export interface PrivacyPorts {
  /** All data kept about people, module by module. */
  readonly tables: readonly PersonalTable[];
  /** Uploaded files of the person that are still used. */
  readonly files: (
    scope: TenantScope,
    userId: number,
  ) => Promise<readonly { readonly id: string; readonly key: string; readonly name: string }[]>;
  /** Removes the files that only the person needs. */
  readonly removeFiles: (scope: TenantScope, files: FileStorage, userId: number) => Promise<void>;
  /** Studies, as xAPI statements. */
  readonly evidence: (
    scope: TenantScope,
    userId: number,
    originOf: (host: string) => string,
  ) => Promise<readonly object[]>;
}
