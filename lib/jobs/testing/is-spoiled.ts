export const isSpoiled = (row: number, fact: string): boolean =>
  (row * 37 + fact.charCodeAt(0) * 13) % 100 < 7
