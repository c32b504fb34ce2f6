import { defineEffect } from './effect.ts';

/** A department has changed its place with more people than are brought into their audiences at once. */
export interface DepartmentMoved {
  readonly id: number;
  /** `settleRun` of the department: a later change of its place takes over. */
  readonly run: number;
}

export const departmentMoved = defineEffect<DepartmentMoved>('department.moved');
