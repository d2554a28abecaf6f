export const joinText = (pieces: Iterable<string>): string => [...pieces].join('')
