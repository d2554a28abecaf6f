/** Without a graphics card, on a busy computer, a map takes its time. */
export const drawing = { timeout: 60_000 }
