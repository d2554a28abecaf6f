export const letterOf = (index: number) => 'ABCDEF'[index] ?? ''
