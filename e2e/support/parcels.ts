/** Without a graphics card, a map on a busy machine renders slowly. */
export const drawing = { timeout: 60_000 }
