/** The key to the assistant's provider. */
import { keyHolder } from './keyHolder.ts';

export const { keyFor, useHeldKey, holdKey, recallKey, forgetKey } = keyHolder({
  database: 'readback-assistant',
  purpose: 'ai-key',
});
