export { MarkLayer } from './MarkLayer.ts';
export { type MarkOptions } from './options.ts';
export { Watermark, type WatermarkProps } from './Watermark.tsx';
