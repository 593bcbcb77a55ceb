/** Asks once, when somebody leaves a table where others play, whether to tell them of their turn. */
import { mount, unmount } from 'svelte';
import { recall, remember } from '../shell/browser-storage';
import AskBar from './AskBar.svelte';
import { forbidden, subscription, supported } from './push';

const ASKED = 'asked-to-notify';

let open = false;

export async function ask(): Promise<void> {
  if (open || !supported() || forbidden() || recall(ASKED) !== null) return;
  if (await subscription()) return;
  open = true;
  const bar = mount(AskBar, {
    target: document.body,
    props: {
      close: (forGood: boolean) => {
        if (forGood) remember(ASKED, 'yes');
        open = false;
        void unmount(bar);
      },
    },
  });
}
