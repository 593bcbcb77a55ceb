/**
 * Shows the number of tables that wait for the reader on the icon of the installed app, where the
 * browser has the Badging API. Null leaves the icon as it is: the number is not known yet.
 */
export function markIcon(turns: number | null): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  if (turns === null || !setAppBadge || !clearAppBadge) return;
  const marking = turns ? setAppBadge.call(navigator, turns) : clearAppBadge.call(navigator);
  marking.catch(() => undefined); // the person has forbidden it
}
