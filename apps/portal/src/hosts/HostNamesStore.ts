import { makeAutoObservable } from 'mobx';

/** Whether the chat tool around the page shows names by itself. */
export class HostNamesStore {
  shown = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(): void {
    this.shown = true;
  }
}
