/** All words of this language, as one source. */
const PARTS = import.meta.glob<string>('./*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(PARTS).join('\n');

/** What games say alike: every table needs it, so that it comes along. */
export { default as kit } from '../../../../src/ludoteca/kit/i18n/en.ftl?raw';
