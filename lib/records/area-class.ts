/** The class name is also written on each area, so that color alone carries no meaning. */
export interface AreaClass {
  words: string
  color: Readonly<Record<'light' | 'dark', string>>
  dash?: readonly [number, number]
  isHatched?: boolean
}
