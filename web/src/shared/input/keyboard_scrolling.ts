import type { Attachment } from 'svelte/attachments';

const reached = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Makes a scrollable element focusable, so that the keyboard can scroll it. */
export const scrollableByKeyboard: Attachment<HTMLElement> = (content) => {
  const look = () => {
    const scrolls = content.scrollHeight > content.clientHeight;
    if (scrolls && !content.querySelector(reached)) content.tabIndex = 0;
    else content.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  for (const one of [content, ...content.children]) watch.observe(one);
  return () => watch.disconnect();
};
