import { read } from '@readback/core/readback.ts';
import { servePort } from './servePort.ts';

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof MessagePort) servePort(data, read);
});
