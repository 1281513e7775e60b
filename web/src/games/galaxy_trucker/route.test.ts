import { describe, expect, it } from 'vitest';
import { spacesOf } from './route';

describe('the route', () => {
  it('is a loop: out above, back below', () => {
    const spaces = spacesOf(18);
    expect(spaces).toHaveLength(18);
    expect(spaces[0]?.x).toBe(spaces[17]?.x);
    expect(spaces[8]?.x).toBe(spaces[9]?.x);
    expect(spaces.filter(({ back }) => back)).toHaveLength(9);
  });
});
