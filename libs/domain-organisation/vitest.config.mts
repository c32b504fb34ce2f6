import { defineProjectConfig } from '../../vitest.shared.mts';

export default defineProjectConfig(import.meta.dirname);
