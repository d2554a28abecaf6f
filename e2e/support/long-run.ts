export const inLongRun = { tag: '@long' }
