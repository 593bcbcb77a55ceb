/** Opens the sheet in which the reader reports somebody. */
import { mount, unmount } from 'svelte';
import { words } from '../i18n/words.svelte';
import type { Reported } from './report';
import ReportSheet from './ReportSheet.svelte';

/** Resolves when the sheet is open. */
export async function openReport(about: Reported): Promise<void> {
  await words.usePart('moderation');
  const sheet = mount(ReportSheet, {
    target: document.body,
    props: { about, close: () => void unmount(sheet) },
  });
}
