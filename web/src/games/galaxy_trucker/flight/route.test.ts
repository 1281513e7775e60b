import { describe, expect, it } from 'vitest';
import { rocketOffset, routeSpaces } from './route';

describe('the route', () => {
  it('is a loop: out above, back below', () => {
    const spaces = routeSpaces(18);
    expect(spaces).toHaveLength(18);
    expect(spaces[0]?.x).toBe(spaces[17]?.x);
    expect(spaces[8]?.x).toBe(spaces[9]?.x);
    expect(spaces.filter(({ back }) => back)).toHaveLength(9);
  });

  it('lets rockets on neighbouring spaces step aside, away from each other', () => {
    const spaces = routeSpaces(18);
    expect([rocketOffset(0, [0, 17], spaces), rocketOffset(17, [0, 17], spaces)]).toEqual([-1, 1]);
    expect([rocketOffset(4, [4, 5], spaces), rocketOffset(5, [4, 5], spaces)]).toEqual([-1, 1]);
    expect(rocketOffset(4, [4, 6], spaces)).toBe(0);
  });
});
