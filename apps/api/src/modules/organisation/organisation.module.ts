import {
  actOnPeople,
  addDepartments,
  addPerson,
  archiveField,
  audienceEffect,
  audienceThing,
  audienceThingList,
  auditLog,
  changeGroupPeople,
  changePerson,
  closeDepartment,
  endDevice,
  consoleAccess,
  fieldUse,
  giveNewPassword,
  giveRole,
  finishStep,
  invitePerson,
  groupAudience,
  groupPeople,
  manageDepartments,
  manageFields,
  manageGroup,
  manageGroups,
  managePeople,
  managePerson,
  manageRoles,
  manageVisitors,
  manageWaysIn,
  ownedByPeople,
  mergeDepartment,
  mergePeople,
  orderFields,
  ownFields,
  removeField,
  removeView,
  savedViews,
  saveView,
  moveDepartment,
  personRights,
  removeRole,
  roleHolders,
  saveDepartment,
  saveField,
  saveRole,
  seeAs,
  takeRole,
  twinsOf,
  saveWaysIn,
  readSetup,
  setAudience,
  setLook,
  previewAudience,
  previewGroup,
  removeGroup,
  saveGroup,
  whyInAudience,
} from '@banyan/contracts/organisation';
import { serve } from '../../http/serve.ts';
import { grantsOf } from '../../platform/grants.ts';
import { serveManaged } from '../../platform/serveManaged.ts';
import type { ServerModule } from '../module.ts';
import { preview as previewMembers, why } from './audience/audience.service.ts';
import { give as giveToAudience, readEffect, readThing } from './audience/give.service.ts';
import { listThings } from './audience/things.service.ts';
import { listEntries } from './audit/audit.service.ts';
import { close, merge, move, save } from './departments/change.service.ts';
import { settleHandlers, settleJob } from './departments/settleDepartment.ts';
import { readTree } from './departments/tree.service.ts';
import { shownFields } from './fields/field.ts';
import { listOwn } from './fields/own.service.ts';
import { archive, readUse, remove as removeOneField } from './fields/remove.service.ts';
import { order, saveOne as saveOneField } from './fields/save.service.ts';
import { changePeople, keepAudience, remove, save as saveOneGroup } from './groups/change.service.ts';
import { listGroupPeople, listGroups, readGroup } from './groups/list.service.ts';
import { preview } from './groups/preview.service.ts';
import { organisationPersonal } from './organisation.personal.ts';
import type { OrganisationPorts } from './organisation.ports.ts';
import { actOn, endOne } from './people/acts.service.ts';
import { addOne, changeOne, inviteOne, newPassword } from './people/change.service.ts';
import { listPeople } from './people/list.service.ts';
import { dropView, keepView, listViews } from './views/views.service.ts';
import { findTwins, mergeTwo } from './people/merge.service.ts';
import { readOwned } from './people/owned.service.ts';
import { listVisitors } from './people/visitors.service.ts';
import { readPerson } from './people/person.service.ts';
import { seeAsPerson } from './people/seeAs.service.ts';
import { endGrants } from './roles/endGrants.ts';
import { give, take } from './roles/give.service.ts';
import { listHolders, readRights } from './roles/holders.service.ts';
import { listRoles } from './roles/list.service.ts';
import { removeOne, saveOne } from './roles/save.service.ts';

import { changeWaysIn, readWaysIn } from './settings/waysIn.service.ts';
import { finish, look, readState, takeDepartments } from './setup/setup.service.ts';

/** People, departments, groups, roles, ways in and the setup of the enterprise, as its administrators run them. */
export const organisationModule = (ports: OrganisationPorts): ServerModule => ({
  routes: [
    serve(consoleAccess, async ({ now, scope, viewer }) => ({
      rights: [...(await grantsOf(scope, viewer.userId, now())).all],
    })),
    serve(savedViews, listViews),
    serve(saveView, keepView),
    serve(removeView, dropView),
    serveManaged(managePeople, listPeople),
    serveManaged(manageVisitors, (context, input) => listVisitors(context, input, ports)),
    serveManaged(managePerson, readPerson),
    serveManaged(addPerson, (context, input) => addOne(context, input, ports)),
    serveManaged(changePerson, changeOne),
    serveManaged(actOnPeople, (context, input) => actOn(context, input, ports)),
    serveManaged(twinsOf, findTwins),
    serveManaged(mergePeople, (context, input) => mergeTwo(context, input, ports)),
    serveManaged(ownedByPeople, (context, input) => readOwned(context, input, ports)),
    serveManaged(endDevice, (context, input) => endOne(context, input, ports)),
    serveManaged(giveNewPassword, (context, input) => newPassword(context, input, ports)),
    serveManaged(seeAs, (context, input) => seeAsPerson(context, input, ports)),
    serveManaged(invitePerson, (context, input) => inviteOne(context, input, ports)),
    serveManaged(manageDepartments, readTree),
    serveManaged(saveDepartment, save),
    serveManaged(moveDepartment, move),
    serveManaged(mergeDepartment, merge),
    serveManaged(closeDepartment, close),
    serveManaged(manageRoles, listRoles),
    serveManaged(saveRole, saveOne),
    serveManaged(removeRole, removeOne),
    serveManaged(roleHolders, listHolders),
    serveManaged(giveRole, give),
    serveManaged(takeRole, take),
    serveManaged(personRights, readRights),
    serveManaged(manageWaysIn, readWaysIn),
    serveManaged(saveWaysIn, changeWaysIn),
    serveManaged(manageFields, shownFields),
    serveManaged(fieldUse, (context, input) => readUse(context, input, ports)),
    serveManaged(saveField, (context, input) => saveOneField(context, input, ports)),
    serveManaged(orderFields, order),
    serveManaged(archiveField, archive),
    serveManaged(removeField, (context, input) => removeOneField(context, input, ports)),
    serve(ownFields, listOwn),
    serveManaged(manageGroups, listGroups),
    serveManaged(manageGroup, readGroup),
    serveManaged(saveGroup, saveOneGroup),
    serveManaged(groupAudience, keepAudience),
    serveManaged(removeGroup, (context, input) => remove(context, input, ports)),
    serveManaged(groupPeople, listGroupPeople),
    serveManaged(changeGroupPeople, changePeople),
    serveManaged(previewGroup, preview),
    serveManaged(previewAudience, previewMembers),
    serveManaged(whyInAudience, why),
    serveManaged(audienceThingList, (context, input) => listThings(context, input, ports)),
    serveManaged(audienceThing, (context, input) => readThing(context, input, ports)),
    serveManaged(audienceEffect, (context, input) => readEffect(context, input, ports)),
    serveManaged(setAudience, (context, input) => giveToAudience(context, input, ports)),
    serveManaged(auditLog, listEntries),
    serveManaged(readSetup, readState),
    serveManaged(finishStep, finish),
    serveManaged(setLook, (context, input) => look(context, input, ports)),
    serveManaged(addDepartments, takeDepartments),
  ],
  jobs: [settleJob],
  handlers: settleHandlers,
  personal: organisationPersonal,
  sweep: endGrants,
});
