import { at } from './oneCall.ts';

export const spokePool = at('0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5');

export const baseBridge = at('0x3154cf16ccdb4c6d922629664174b904d80f2c35');

export const cctp = at('0xbd3fa81b58ba92a82136038b25adec7066af3155');

export const ethFlow = at('0xba3cb449bd2b4adddbc894d8697f5170800eadec');

export const resolver = at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');

export const multicall3 = at('0xca11bde05977b3631167028862be2a173976ca11');

export const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');

export const comet = at('0xc3d688b66703497daa19211eedff47f25384cdc3');

export const npm = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');

export const router2 = at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');

export const v2 = at('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');

export const disperse = at('0xd152f549545093347a162dce210e7293f1452150');

export const zkHub = at('0x303a465b659cbb0ab36ee643ea362c509eeb5213');

export const oneInch = at('0x111111125421ca6dc452d289314280a0f8842a65');

export const settlement = at('0x9008d19f58aabd9ed0d60971565aa8510560ab41');

export const gatewayRouter = at('0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef');

export const usdcBase = at('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913');

export const migrator = at('0xa5644e29708357803b5a882d272c41cc0df92b34');

export const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');

export const lens = at('0xdb46d1dc155634fbc732f92e853b10b288ad5a1d');

export const odos = at('0xcf5540fffcdc3d510b18bfca6d2b9987b0772559');

export const odosExecutor = at('0xb28ca7e465c452ce4252598e0bc96aeba553cf82');

export const okx = at('0x5e1f62dac767b0491e3ce72469c217365d5b48cc');

export const rebates = at('0x0184739c32edc3471d3e4860c8e39a5f3ff85a45');

export const vester = at('0x199070ddfd1cfb69173aa2f7e20906f26b363004');

export const gmxRewards = at('0x5e4766f932ce00aa4a1a82d3da85adf15c5694a1');

export const savax = at('0x2b2c81e08f1af8835a78bb2a90ae924ace0ea4be');

export const wct = at('0x521b4c065bbdbe3e20b3727340730936912dfa46');

export const xen = at('0x06450dee7fd2fb8e39061434babcfc05599a6fb8');

export const velora = at('0x6a000f20005980200259b80c5102003040001068');

export const dai = at('0x6b175474e89094c44da98b954eedeac495271d0f');

export const usdcOp = at('0x0b2c639c533813f4aa9d7837caf62653d097ff85');

export const weth2 = at('0x4200000000000000000000000000000000000006');

export const permit2 = at('0x000000000022d473030f116ddee9f6b43ac78ba3');

export const universal = at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');

export const threePool = at('0xbebc44782c7db0a1a60cb6fe97d0b483032ff1c7');

export const three = at('0x6c3f90f043a72fa612cbac8115ee7e52bde6e490');

export const apes = at('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');

export const tricrypto = at('0xd51a44d3fae010294c616388b506acda1bfaae46');

export const crv = at('0xc4ad29ba4b3c580e6d59105fff484999997675ff');

export const oneInch5 = at('0x1111111254eeb25477b68fb85ed929f73a960582');

export const oneInch6 = at('0x111111125421ca6dc452d289314280a0f8842a65');

export const zeroX = at('0xdef1c0ded9bec7f1a1670819833240f027b25eff');

export const vault2 = at('0xba12222222228d8ba445958a75a0704d566bf2c8');

export const velora5 = at('0xdef171fe48cf0115b1d80b88dc8eab59176fee57');

export const velora6 = at('0x6a000f20005980200259b80c5102003040001068');

export const velodrome = at('0xa062ae8a9c5e11aaa026fc2670b0d65ccc8b2858');

export const v3Router = at('0xe592427a0aece92de3edee1f18e0157c05861564');

export const factory = at('0x1f98431c8ad98523631ae4a59f267346ea31f984');

export const pyusd = at('0x6c3ea9036406852006290770bedfcaba0e23a0e8');

export const ldo = at('0x5a98fcbea516cf06857215779fd812ca3bef1b32');

export const ur = at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');

export const steak = at('0xbeef01735c132ada46aa9aa4c54623caa92a64cb');

export const aaveToken = at('0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9');

export const uni = at('0x1f9840a85d5af5bf1d1762f925bdaddc4201f984');

export const dust = at('0x5000000000000000000000000000000000000aa1');

export const evc = at('0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383');

export const seaport = at('0x0000000000000068f116a894984e2db1123eb395');

export const holder = at('0x0000000000001ff3684f28c67538d4d072c22734');

export const v2Factory = at('0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f');

export const real = at('0x00000000000000000000000000000000000b4e16');

export const cEth = at('0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5');

export const cUsdc = at('0x39aa39c021dfbae8fac545936693ac917d5e7563');
