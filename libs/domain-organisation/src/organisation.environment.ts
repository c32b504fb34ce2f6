import type { UploadedFile } from '@banyan/contracts';
import type { Uploader } from '@banyan/core-http';
import type { DomainDeps, DomainEnvironment } from '@banyan/core-screen/views';
import type { OrganisationPorts } from './organisation.ports.ts';

/** Uploads a logo. */
export interface LogoSender {
  upload(file: File, how: { readonly kind: 'logo' }): Promise<UploadedFile>;
}

/** Dependencies of this domain. */
export interface OrganisationModuleDeps extends DomainDeps<OrganisationPorts> {
  /** Without it, uploads are not possible. */
  readonly uploader?: Uploader;
}

/** Dependencies of this domain's screens. */
export interface OrganisationEnvironment extends DomainEnvironment<OrganisationPorts> {
  readonly uploader: Uploader | undefined;
}
