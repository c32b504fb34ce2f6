import type { CallInput, CallOutput } from '@banyan/contracts';
import type { ManagedBank, manageBanks, saveBank } from '@banyan/contracts/exam';
import { AccessStore, TableStore } from '@banyan/core-console';
import { Action, apiOf } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { banksCalls, type BanksApi } from '../../api/manageCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';

type BanksPage = CallOutput<typeof manageBanks>;
type Name = CallInput<typeof saveBank>['name'];

/** The list of banks, a bank's name, and its removal. */
export class BanksStore {
  readonly table: TableStore<ManagedBank, BanksPage>;
  readonly access: AccessStore;
  readonly removing: Action<number>;
  /** The bank whose name is written; `new` for one more, null for none. */
  written: ManagedBank | 'new' | null = null;
  /** The bank whose removal is asked about; null for none. */
  removal: ManagedBank | null = null;
  /** Id of the bank that was saved last; 0 for none. */
  saved = 0;
  private readonly saving: Action<CallInput<typeof saveBank>, ManagedBank>;

  constructor(api: BanksApi) {
    this.table = new TableStore<ManagedBank, BanksPage>({
      load: ({ q }, cursor, options) => api.list({ q: q.slice(0, 60), cursor, size: 60 }, options),
      id: ({ id }) => id,
      columns: ['name', 'questions', 'weak', 'exams', 'changed'],
      sort: '-changed',
    });
    this.access = new AccessStore(api);
    this.saving = new Action((input, options) => api.save(input, options), { done: ({ id }) => this.keep(id) });
    this.removing = new Action(async (id, options) => void (await api.remove({ id }, options)), {
      done: () => this.afterRemoval(),
    });
    makeAutoObservable<this, 'saving'>(this, {
      ...{ table: false, access: false, saving: false, removing: false },
      written: observableRef,
      removal: observableRef,
    });
  }

  show(): Promise<void> {
    return this.access.rights.show();
  }

  leave(): void {
    this.access.rights.leave();
  }

  /** Opens the form for a bank's name. */
  write(bank: ManagedBank | 'new' | null): void {
    this.written = bank;
  }

  /** Saves the name. Rejects when it was refused or lost. */
  async save(name: Name): Promise<void> {
    const { written } = this;
    if (written === null) return;
    const { id, revision } = written === 'new' ? { id: 0, revision: 0 } : written;
    if (!(await this.saving.run({ id, revision, name }))) throw this.saving.failureOf();
  }

  /** Asks whether a bank goes. */
  askRemoval(bank: ManagedBank | null): void {
    this.removing.dismiss();
    this.removal = bank;
  }

  private keep(id: number): void {
    this.saved = id;
    void this.table.list.renew();
  }

  private afterRemoval(): void {
    this.removal = null;
    void this.table.list.renew();
  }
}

export const makeBanksStore = ({ http }: ExamEnvironment) => new BanksStore(apiOf(http, banksCalls));
