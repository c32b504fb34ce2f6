import type { CallOutput } from '@banyan/contracts';
import { removeView, savedViews, saveView } from '@banyan/contracts/organisation';
import type { HttpClient } from '@banyan/core-http';
import { Action, apiOf, Request, type Api } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';

export const savedViewsCalls = { list: savedViews, save: saveView, remove: removeView } as const;
export type SavedViewsApi = Api<typeof savedViewsCalls>;

/** A view that somebody saved. */
export type OwnView = CallOutput<typeof savedViews>['views'][number];

/** Views that the viewer has saved for a table, such as `people`. */
export class SavedViewsStore {
  readonly views: Request<readonly OwnView[]>;
  readonly saving: Action<{ readonly name: string; readonly query: string }, { readonly views: readonly OwnView[] }>;
  readonly removing: Action<OwnView>;

  constructor(api: SavedViewsApi, table: string) {
    this.views = new Request(async (_, options) => (await api.list({ table }, options)).views);
    this.saving = new Action((view, options) => api.save({ ...view, table }, options), {
      done: ({ views }) => this.views.set(views),
    });
    this.removing = new Action(({ id }, options) => api.remove({ id }, options), {
      done: (_, { id }) => this.views.set((this.views.value ?? []).filter((view) => view.id !== id)),
    });
    makeAutoObservable(this, { views: false, saving: false, removing: false });
  }

  show(): Promise<void> {
    return this.views.show();
  }

  leave(): void {
    this.views.leave();
  }
}

export const makeSavedViewsStore = (http: HttpClient, table: string) =>
  new SavedViewsStore(apiOf(http, savedViewsCalls), table);
