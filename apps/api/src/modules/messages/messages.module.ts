import type { ServerModule } from '../module.ts';
import { messagesHandlers } from './messages.effects.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import type { MessagesPorts } from './messages.ports.ts';
import { messagesRoutes } from './messages.routes.ts';
import { weeklySummaries } from './summary/weekly.job.ts';
import { announcementsSeed } from './seed/announcements.seed.ts';
import { messagesSeed } from './seed/messages.seed.ts';
import { messagesPersonal } from './messages.personal.ts';

/** Messages: the inbox, private conversations and messages of other modules. */
export const messagesModule = (ports: MessagesPorts): ServerModule => ({
  personal: messagesPersonal,
  routes: messagesRoutes(ports),
  handlers: messagesHandlers,
  jobs: [...mailJobs, weeklySummaries(ports)],
  seeds: [messagesSeed(ports.study), announcementsSeed],
});
