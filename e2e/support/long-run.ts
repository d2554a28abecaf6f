/** Details of a journey that only `npm run test:long` takes: what it proves rarely changes, or a unit test proves it too. */
export const inLongRun = { tag: '@long' }
