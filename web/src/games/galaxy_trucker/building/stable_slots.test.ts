import { describe, expect, it } from 'vitest';
import { keepSlots } from './stable_slots';

describe('tiles lying face up', () => {
  it('stay where they are when another one is taken', () => {
    expect(keepSlots([4, 9, 12], [4, 12])).toEqual([4, null, 12]);
  });

  it('fill the gaps first, then go on at the end', () => {
    expect(keepSlots([4, null, 12], [4, 12, 30, 31])).toEqual([4, 30, 12, 31]);
  });

  it('leave no gaps at the end', () => {
    expect(keepSlots([4, 9], [4])).toEqual([4]);
    expect(keepSlots([4], [])).toEqual([]);
  });
});
