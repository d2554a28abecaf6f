/** How the map tells many sources from few: by number and by pattern, never by color alone. */
export const levels = [
  { from: 0, label: 'Only what answers everywhere', pattern: 'coverage-none' },
  { from: 1, label: '1 more source', pattern: 'coverage-one' },
  { from: 2, label: '2 or 3 more', pattern: 'coverage-few' },
  { from: 4, label: '4 or more', pattern: 'coverage-many' },
] as const

export type Level = (typeof levels)[number]

export const levelOf = (count: number): Level => levels.findLast(({ from }) => count >= from) ?? levels[0]
