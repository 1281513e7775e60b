import { expect, test } from 'vitest';
import { guardDoubleTap } from './scroll_into_view';

/** Returns a root element in which the test sets the button that the next tap hits. */
function tapping() {
  const buttons = { wire: { isConnected: true }, key: { isConnected: true } };
  const room = Object.assign(new EventTarget(), { closest: (): unknown => null });
  const end = guardDoubleTap(room as unknown as HTMLElement);
  function passes(button: keyof typeof buttons, clientX: number, detail = 1): boolean {
    room.closest = () => buttons[button];
    const event = Object.assign(new Event('click'), { clientX, clientY: 300, detail });
    room.dispatchEvent(event);
    return !event.cancelBubble;
  }
  return { passes, end, buttons };
}

test('a second tap at the same place is not taken by what has moved there', () => {
  const { passes, end } = tapping();
  expect(passes('wire', 100)).toBe(true);
  expect(passes('wire', 100)).toBe(true);
  expect(passes('key', 104)).toBe(false);
  expect(passes('key', 200)).toBe(true);
  end();
});

test('what takes the place of a button that is gone may be tapped at once', () => {
  const { passes, end, buttons } = tapping();
  expect(passes('key', 100)).toBe(true);
  buttons.key.isConnected = false;
  expect(passes('wire', 100)).toBe(true);
  end();
});

test('a key that is pressed is never mistaken for a tap', () => {
  const { passes, end } = tapping();
  expect(passes('wire', 0)).toBe(true);
  expect(passes('key', 0, 0)).toBe(true);
  end();
});
