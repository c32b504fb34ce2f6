import { apiOf } from '@banyan/core-screen';
import { sheetCalls } from '../api/sheetCalls.ts';
import { examDomain } from '../exam.domain.ts';
import type { ExamEnvironment } from '../exam.environment.ts';
import { browserDevice } from './browserDevice.ts';
import { SheetStore } from './SheetStore.ts';

const make = ({ http, device }: ExamEnvironment) => new SheetStore(apiOf(http, sheetCalls), device ?? browserDevice());

/** The store of the answer sheet. Read it inside an `observer`. */
export const useSheet = (): SheetStore => examDomain.useStore(make);
