/** Asked for by Accept, the answer comes as `{ data, meta }`. Stands alone: the browser needs it too. */
export const ENVELOPE = 'application/vnd.openplat+json'
