import { makeAutoObservable, runInAction } from 'mobx';

const getHttp = () => import('./http');
export class SessionStore {
  user = '';
  courses: { id: number; title: string; at: string }[] = [];
  status = 'idle';
  dark = false;
  constructor() {
    makeAutoObservable(this);
  }
  get count() {
    return this.courses.length;
  }
  toggle() {
    this.dark = !this.dark;
  }
  async load() {
    this.status = 'loading';
    try {
      const { http } = await getHttp();
      const r = await http.get('/courses.json');
      runInAction(() => {
        this.courses = r.data;
        this.status = 'done';
      });
    } catch {
      runInAction(() => {
        this.status = 'error';
      });
    }
  }
}
export const session = new SessionStore();
