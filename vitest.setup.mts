import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Parts that load on use take their time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => cleanup());
