/** Drawing a map can take this long on a busy machine without a graphics card. */
export const drawing = { timeout: 60_000 }
