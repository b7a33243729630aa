import * as words from '@readback/phrases/words/web/wallet/practice/window.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { memoryIn } from './memory.ts';
import { nodeAt } from './node.ts';
import { practiceInfo, practiceProviders } from '../base/announcement.ts';
import { askInWindow } from './openWindow.tsx';
import { type PracticeProvider, practiceProvider } from './provider.ts';

/** Makes the practice wallet and announces it like any other (EIP-6963). Once for a page. */
export function installPractice(rpc: string): void {
  const home = { chainId: practiceMarker.chainId, name: words.chain, rpc };
  const memory = memoryIn(home.chainId);
  const provider: PracticeProvider = practiceProvider({
    home,
    memory,
    nodeAt,
    ask: (question) => askInWindow(question, { memory, behave: (behaviour) => provider.behave(behaviour) }),
  });
  practiceProviders.add(provider);
  const detail = Object.freeze({ info: Object.freeze(practiceInfo), provider });
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
}
