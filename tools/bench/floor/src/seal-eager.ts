import { seal } from './seal-static';
export const doSeal = async (s: string) => seal(s, 'key');
