/** One class of areas on the map. Its name is written on each area too, so color alone carries no meaning. */
export interface AreaClass {
  words: string
  color: Readonly<Record<'light' | 'dark', string>>
  /** Dashes of the edge. Without them the edge is a solid line. */
  dash?: readonly [number, number]
  isHatched?: boolean
}
