import type { Setting } from '@readback/scenarios/scenario.ts';
import { lessonOf } from '../../data/course/course.ts';
import { sendAsOthers } from './others.ts';

/**
 * Carries out the scenario of this id on the practice chain, and before it what comes before that. Gives whether all
 * went through; so it did where there is none.
 */
export async function carryOut(id: string | undefined, setting: Setting): Promise<boolean> {
  const scenario = id === undefined ? undefined : lessonOf(id);
  if (!scenario) return true;
  if (!(await carryOut(scenario.after, setting))) return false;
  const { request: asks } = scenario;
  const { params } = JSON.parse(asks(setting));
  const [{ from, to, data = '0x', value = '0x0' }] = params;
  return sendAsOthers([{ from, to, data, value: BigInt(value) }]);
}
