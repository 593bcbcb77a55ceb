/** All messages of this language that any page may need, as one source. */
const PARTS = import.meta.glob<string>(
  [
    './*.ftl',
    '!./{about-page,accounts,clocks,groups,moderation,people-pages,record-pages,review,tournaments}.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export default Object.values(PARTS).join('\n');

/** Messages that games share; every table needs them. */
export { default as kit } from '../../../../src/ludoteca/kit/i18n/es.ftl?raw';
