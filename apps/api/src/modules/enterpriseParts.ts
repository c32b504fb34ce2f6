import { keepTemplates } from './certificate/keepTemplates.ts';
import { keepCategories } from './course/import/keepCategories.ts';
import type { EnterpriseImportPorts } from './enterprise/import/importEnterprise.ts';
import { portalFrames } from './home/home.schema.ts';
import { keepHome } from './home/keepHome.ts';
import { beginPoints } from './points/beginPoints.ts';

/** Parts of an enterprise in a file besides its own settings. */
export const enterpriseParts: EnterpriseImportPorts = {
  async furnish(scope, written, localise) {
    const isNew = (await scope.tx.$count(portalFrames, scope.only(portalFrames))) === 0;
    if (isNew || written.home !== undefined) await keepHome(scope, written, localise);
    if (isNew) await beginPoints(scope);
  },
  keepCategories,
  keepTemplates,
};
