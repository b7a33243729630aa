import { bridges } from '../decode/abis/bridges.ts';
import { functionAbi } from '../decode/abi/functionAbi.ts';
import { bridgeReceivers } from './bridgeReceivers.ts';
import { actingAccounts, isActing } from './own.ts';
import type { Rule, Said } from './rule.ts';
import type { View } from './view.ts';
import { everyStep } from './walk.ts';

/** What leaves this network for another one, where no run looks. */
export const acrossNetworks: readonly Rule[] = [
  {
    id: 'transfers.acrossNetworks',
    family: 'transfers',
    severity: 'caution',
    because:
      'What is handed in here is to arrive on another network, which the run does not see: a contract that only looks like a bridge keeps it.',
    needs: ['step.<s>.to'],
    readsSteps: true,
    run: leaves,
  },
];

const leaving: ReadonlySet<string> = new Set([
  ...Object.keys(bridgeReceivers),
  ...bridges.functions
    .map(([, text]) => functionAbi(text)?.signature ?? '')
    .filter((it) => !it.startsWith('receiveMessage(')),
]);

function leaves(view: View): readonly Said[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): Said[] => {
    if (step.op !== 'call' || step.to === null || !isActing(step.actor, acting)) return [];
    if (!leaving.has(step.fn?.signature ?? '')) return [];
    const bridge = `step.${step.id}.to`;
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [bridge],
        says: { id: 'transfers.acrossNetworks.says', args: { bridge } },
        why: { id: 'transfers.acrossNetworks.why', args: {} },
        remedy: { id: 'transfers.acrossNetworks.remedy', args: {} },
      },
    ];
  });
}
