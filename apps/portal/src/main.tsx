import { showLastResort } from './boot/lastResort.ts';
import { start } from './boot/start.tsx';

start().catch(showLastResort);
