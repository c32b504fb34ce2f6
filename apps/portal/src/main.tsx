import { showLastResort } from './boot/lastResort.ts';
import { start } from './boot/start.tsx';

window.programArrived?.();
start().catch(showLastResort);
