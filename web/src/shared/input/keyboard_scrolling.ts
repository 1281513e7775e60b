import type { Attachment } from 'svelte/attachments';

const reached = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What scrolls can be reached by keys, also where nothing in it can. */
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
