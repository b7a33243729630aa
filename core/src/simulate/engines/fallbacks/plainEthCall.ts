import { gasBefore, gasCharged } from '../../../request/leastGas.ts';
import { known, unknown } from '../../../model/known.ts';
import type { Engine } from '../../../effects/engine.ts';
import { callFields } from '../fieldsOf.ts';
import { estimatedGas, plainCall } from './ask.ts';

/**
 * The least form: `eth_call` as it is, for nodes that take nothing for granted. It tells whether one call passes, and
 * why it would not; nothing is read. Batches, and runs that need something to be assumed, it cannot do.
 */
export const byPlainEthCall: Engine = {
  name: 'eth_call',
  async run(run, world, signal) {
    const { endpoint } = run.block;
    const [only, ...more] = run.calls;
    const needsState = run.overrides.length > 0 || run.first !== undefined || run.surroundings !== undefined;
    if (only === undefined || more.length > 0 || needsState) return unknown('unsupported', endpoint);
    const asking = { run, world, signal };
    const { gas: _gas, ...open } = callFields(only, run);
    const [called, gas] = await Promise.all([
      plainCall(asking, callFields(only, run)),
      estimatedGas(asking, open),
    ]);
    if (called.s !== 'known') return called;
    const { ok, data } = called.v;
    const sent = gasCharged(gasBefore(only), only, run.block.chainId);
    const none = run.reads.map(() => unknown('unsupported', called.v.endpoint));
    return known({
      engine: byPlainEthCall.name,
      calls: [{ ok, data, gasUsed: gas.s === 'known' ? gas.v : sent, logs: [] }],
      before: none,
      after: none,
      gasPrice: 0n,
      inPinnedBlock: false,
      logsCut: false,
      notLookedAt: [{ is: 'events' }, { is: 'afterwards' }],
      assumed: [],
      endpoint: called.v.endpoint,
    });
  },
};
