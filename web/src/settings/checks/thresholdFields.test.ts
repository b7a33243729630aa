import { expect, test } from 'vitest';
import { preferences } from '../../data/preferences.ts';
import { readFigure, standardThresholds, thresholdFields } from './thresholdFields.ts';

test('every threshold has one field, whose bounds are those that are kept', () => {
  expect(thresholdFields.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(standardThresholds).toSorted(),
  );
  for (const { name, most } of thresholdFields) {
    const all = { ...preferences.get(), thresholds: { ...standardThresholds, [name]: most } };
    expect(preferences.read(all), name).toEqual(all);
    const beyond = { ...all, thresholds: { ...standardThresholds, [name]: most + 1 } };
    expect(preferences.read(beyond), name).toBeUndefined();
  }
});

test('a figure is a plain number within its bounds, and days are whole', () => {
  const [days, , percent] = thresholdFields;
  if (!days || !percent) throw new Error('no fields');
  expect(readFigure(' 7 ', days)).toEqual({ ok: true, value: 7 });
  expect(readFigure('2.5', percent)).toEqual({ ok: true, value: 2.5 });
  expect(readFigure('0', percent)).toEqual({ ok: true, value: 0 });
  for (const wrong of ['', '-1', '1e3', '0x10', 'ten', '101', 'NaN', '1,5']) {
    expect(readFigure(wrong, percent), wrong).toMatchObject({
      ok: false,
      error: expect.stringContaining('from 0 to 100'),
    });
  }
  expect(readFigure('1.5', days)).toEqual({ ok: false, error: 'Type a whole number of days.' });
});
