import type { CallInput } from '@banyan/contracts';
import type { PostalAddress, saveAddress } from '@banyan/contracts/mall';
import { Action, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BookApi } from '../api/mallCalls.ts';
import { RegionStore } from './RegionStore.ts';

/** Input of the address form. */
export type AddressInput = CallInput<typeof saveAddress>;

/** Up to ten addresses. */
export class AddressBookStore {
  readonly items: Request<readonly PostalAddress[]>;
  readonly save: Action<AddressInput, { readonly items: readonly PostalAddress[] }>;
  readonly remove: Action<number, { readonly items: readonly PostalAddress[] }>;
  /** Regions of the address being edited. */
  readonly regions: RegionStore;
  /** The address being edited, a new one, or none. */
  edited: PostalAddress | 'new' | null = null;

  constructor(api: BookApi) {
    this.items = new Request(async (_, options) => (await api.book({}, options)).items);
    this.save = new Action((input, options) => api.save(input, options), {
      done: ({ items }) => {
        this.items.set(items);
        this.edit(null);
      },
    });
    this.remove = new Action((id, options) => api.remove({ id }, options), {
      of: (id) => id,
      done: ({ items }) => this.items.set(items),
    });
    this.regions = new RegionStore(api);
    makeAutoObservable(this, { items: false, regions: false, save: false, remove: false, edited: observableRef });
  }

  show(): void {
    this.edited = null;
    void this.items.show();
  }

  leave(): void {
    this.items.leave();
    this.regions.leave();
  }

  edit(address: PostalAddress | 'new' | null): void {
    this.save.dismiss();
    this.edited = address;
    if (address === null) this.regions.leave();
    else this.regions.show(address === 'new' ? [] : address.regions);
  }
}
