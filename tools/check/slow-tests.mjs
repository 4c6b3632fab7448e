/**
 * Node tests that take long: they run each night, and by `npm run changed` when something has changed of what they read.
 *
 * @type {readonly { file: string, reads: RegExp }[]} `reads` matches the absolute paths of sources
 */
export const slowTests = [
  {
    file: 'tests/tools/build/library-types.test.ts',
    reads: /\.(element|facts|action|setting|types|contract)\.tsx?$|\/tools\/build\//,
  },
  { file: 'tests/growth.test.ts', reads: /\/(core|loader|widgets)\/.*\.tsx?$/ },
  { file: 'tests/tools/check/run-stages.test.ts', reads: /\/tools\/check\/[^/]+\.mjs$/ },
  { file: 'tests/tools/start.test.ts', reads: /\/tools\/[^/]+\.mjs$|\/demo-host\/main\.ts$/ },
  { file: 'tests/demo-host/price-everywhere.test.ts', reads: /\/demo-host\/|\/core\/shop\/price\// },
  { file: 'tests/demo-host/grown.test.ts', reads: /\/demo-host\// },
  { file: 'tests/demo-host/product-settings.test.ts', reads: /\/demo-host\// },
]
