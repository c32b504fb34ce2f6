import { birthdayTypeList, birthdayTypes, departmentTree, register } from '@banyan/contracts/account';
import { serve, serveInSteps } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { listDepartments } from './departments.service.ts';
import type { RegisterPorts } from './register.ports.ts';
import { registerPerson } from './register.service.ts';

/** Registration of new people by themselves. */
export const registerModule = (ports: RegisterPorts): ServerModule => ({
  routes: [
    serve(departmentTree, listDepartments),
    serve(birthdayTypeList, () => ({ types: [...birthdayTypes] })),
    serveInSteps(register, (context, input) => registerPerson(context, input, ports)),
  ],
});
