/** A file that comes in pieces, whole. */
export const joinText = (pieces: Iterable<string>): string => [...pieces].join('')
