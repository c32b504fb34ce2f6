import { makeAutoObservable, runInAction } from 'mobx';
import axios from 'axios';
export const http = axios.create({ baseURL: '/api', timeout: 8000 });
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
