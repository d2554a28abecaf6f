/** Lines, columns and the list of what is compared carry the same letter. */
export const letterOf = (index: number) => 'ABCDEF'[index] ?? ''
