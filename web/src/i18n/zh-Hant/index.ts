/** All messages of this language, as one source. */
const PARTS = import.meta.glob<string>('./*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(PARTS).join('\n');

/** Messages that games share; every table needs them. */
export { default as kit } from '../../../../src/ludoteca/kit/i18n/zh-Hant.ftl?raw';
