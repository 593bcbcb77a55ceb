/** All words of this language, as one source. */
const PARTS = import.meta.glob<string>('./*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(PARTS).join('\n');
