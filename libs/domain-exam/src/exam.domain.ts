import { defineDomain, type DomainEnvironment } from '@banyan/core-screen/views';
import type { ExamEnvironment, ExamModuleDeps } from './exam.environment.ts';
import type { ExamPorts } from './exam.ports.ts';

/** The context of this domain's screens. */
export const examDomain = defineDomain<ExamPorts, ExamModuleDeps, Omit<ExamEnvironment, keyof DomainEnvironment>>(
  'exam',
  (_, { uploader, device }) => ({ uploader, device }),
);
