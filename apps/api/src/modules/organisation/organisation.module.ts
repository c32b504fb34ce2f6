import {
  actOnPeople,
  addPerson,
  auditLog,
  changePerson,
  closeDepartment,
  endDevice,
  consoleAccess,
  giveNewPassword,
  manageDepartments,
  managePeople,
  managePerson,
  mergeDepartment,
  removeView,
  savedViews,
  saveView,
  moveDepartment,
  saveDepartment,
} from '@banyan/contracts/organisation';
import { serve } from '../../http/serve.ts';
import { grantsOf } from '../../platform/grants.ts';
import { serveManaged } from '../../platform/serveManaged.ts';
import type { ServerModule } from '../module.ts';
import { listEntries } from './audit/audit.service.ts';
import { close, merge, move, save } from './departments/change.service.ts';
import { readTree } from './departments/tree.service.ts';
import { organisationPersonal } from './organisation.personal.ts';
import type { OrganisationPorts } from './organisation.ports.ts';
import { actOn, endOne } from './people/acts.service.ts';
import { addOne, changeOne, newPassword } from './people/change.service.ts';
import { listPeople } from './people/list.service.ts';
import { dropView, keepView, listViews } from './views/views.service.ts';
import { readPerson } from './people/person.service.ts';

/** People and departments of the enterprise, as its administrators run them. */
export const organisationModule = (ports: OrganisationPorts): ServerModule => ({
  routes: [
    serve(consoleAccess, async ({ scope, viewer }) => ({ rights: [...(await grantsOf(scope, viewer.userId)).all] })),
    serve(savedViews, listViews),
    serve(saveView, keepView),
    serve(removeView, dropView),
    serveManaged(managePeople, listPeople),
    serveManaged(managePerson, readPerson),
    serveManaged(addPerson, (context, input) => addOne(context, input, ports)),
    serveManaged(changePerson, changeOne),
    serveManaged(actOnPeople, (context, input) => actOn(context, input, ports)),
    serveManaged(endDevice, (context, input) => endOne(context, input, ports)),
    serveManaged(giveNewPassword, (context, input) => newPassword(context, input, ports)),
    serveManaged(manageDepartments, readTree),
    serveManaged(saveDepartment, save),
    serveManaged(moveDepartment, move),
    serveManaged(mergeDepartment, merge),
    serveManaged(closeDepartment, close),
    serveManaged(auditLog, listEntries),
  ],
  personal: organisationPersonal,
});
