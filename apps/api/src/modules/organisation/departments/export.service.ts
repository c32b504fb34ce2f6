import { exportDepartments, type ManagedDepartment } from '@banyan/contracts/organisation';
import { listExport } from '../../../platform/listExport.ts';
import { readTree } from './tree.service.ts';

interface Placed extends ManagedDepartment {
  readonly path: string;
}

/** All departments as a file, each after the one above it. */
export const departmentsExport = listExport({
  name: 'departments',
  call: exportDepartments,
  async read(around) {
    const { departments } = await readTree(around);
    const byId = new Map(departments.map((one) => [one.id, one]));
    const nameOf = ({ name }: ManagedDepartment) =>
      around.viewer.language === 'en' ? (name.en ?? name.zh_cn) : name.zh_cn;
    const pathOf = (one: ManagedDepartment): string => {
      const above = byId.get(one.parent);
      return above === undefined ? nameOf(one) : `${pathOf(above)} / ${nameOf(one)}`;
    };
    return departments.map((one): Placed => ({ ...one, path: pathOf(one) }));
  },
  columns: ({ at }) => {
    const yes = (is: boolean) => (is ? (['是', 'yes'] as const) : (['否', 'no'] as const))[at];
    return [
      { head: ['部门', 'Department'], cell: ({ path }) => path },
      { head: ['中文名', 'Chinese name'], cell: ({ name }) => name.zh_cn },
      { head: ['英文名', 'English name'], cell: ({ name }) => name.en ?? '' },
      { head: ['负责人', 'Managers'], cell: ({ managers }) => managers.map(({ name }) => name).join(', ') },
      { head: ['人数', 'People'], cell: ({ people }) => String(people) },
      { head: ['注册时可选', 'Open for registration'], cell: ({ open }) => yes(open) },
      { head: ['已停用', 'Closed'], cell: ({ closed }) => yes(closed) },
    ];
  },
});
