/**
 * The code that Safes are made with, by address, in lower case: Safe and SafeL2 1.0.0 to 1.5.0, canonical, eip155 and
 * zksync. From the package @safe-global/safe-deployments 1.37.63.
 */
export const safeSingletons: ReadonlySet<string> = new Set([
  '0xb6029ea3b2c51d09a50b53ca8012feeb05bda35a',
  '0x34cfac646f301356faa8b21e94227e3583fe3f5f',
  '0x6851d6fdfafd08c0295c392436245e5bc78b0185',
  '0xd9db270c1b5e3bd161e8c8503c55ceabee709552',
  '0x69f4d1788e39c87893c980c06edf4b7f686e2938',
  '0xb00ce5cccdef57e539ddced01df43a13855d9910',
  '0x3e5c63644e683549055b9be8653de26e0b4cd36e',
  '0xfb1bffc9d739b8d520daf37df666da4c687191ea',
  '0x1727c2c531cf966f902e5927b98490fdfb3b2b70',
  '0x41675c099f32341bf84bfc5382af534df5c7461a',
  '0xc35f063962328ac65ced5d4c3fc5def8dec68dfa',
  '0x29fcb43b46531bca003ddc8fcb67ffe91900c762',
  '0x610fca2e0279fa1f8c00c8c2f71df522ad469380',
  '0xff51a5898e281db6dfc7855790607438df2ca44b',
  '0xedd160febbd92e350d4d398fb636302fccd67c7e',
]);
