/** Lets the title of the tab alternate with `words`, until the returned function is called. */
export function flashTitle(words: string): () => void {
  const before = document.title;
  let told = false;
  const timer = setInterval(() => {
    told = !told;
    document.title = told ? words : before;
  }, 1000);
  return () => {
    clearInterval(timer);
    if (told) document.title = before;
    told = false;
  };
}
