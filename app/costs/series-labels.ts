/** The chart, the table and the list mark a series with the same letter. */
export const letterOf = (index: number) => 'ABCDEF'[index] ?? ''
