/**
 * Stands instead of the package evmole in the page's build. That one fetches its code, and the engine's worker
 * may fetch nothing: here it is part of a file that the worker loads, once it needs it.
 */
import { contractInfo, initSync } from 'evmole/no_tla';
import inlined from 'evmole/evmole_bg.wasm?url&inline';

initSync({
  module: Uint8Array.from(atob(inlined.slice(inlined.indexOf(',') + 1)), (it) => it.charCodeAt(0)),
});

export { contractInfo };
